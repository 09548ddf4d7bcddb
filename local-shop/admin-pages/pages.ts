import type {Shop} from '../context';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import type {ContentPage} from '../domain/shop-content';
import {checked, NO_TEXT, type AdminSection, type Problems} from './section';
import {
  nextNumber,
  readWritten,
  wholeSeconds,
  writtenFields,
  type WrittenKind,
} from './written-fields';

/** Number of the first page that is written here, above the seeds'. */
const FIRST_ADDED = 480_000_000_000;

const NEW: ContentPage = {
  id: '',
  handle: NO_TEXT,
  title: NO_TEXT,
  bodyHtml: NO_TEXT,
  updatedAt: '',
};

const KIND: WrittenKind = {textLabel: 'Content, HTML', isTextNeeded: false};

const find = ({edits}: Shop, key: string) =>
  edits.all.pageById.get(globalId('Page', Number(key)));

/** Pages of the online store. */
export const pages: AdminSection = {
  path: 'pages',
  title: 'Pages',
  entries: ({edits, languages: [language]}) =>
    edits.all.pages.map(({id, title, isHidden}) => ({
      key: String(numberOfGlobalId('Page', id)),
      title: title[language],
      ...(isHidden && {note: 'Hidden'}),
    })),
  additions: () => [{key: 'new', title: 'Add a page'}],
  form: (shop, key) => {
    const page = key === 'new' ? NEW : find(shop, key);
    if (!page) return null;
    return {
      title: page.title[shop.languages[0]] || 'New page',
      ...(page !== NEW && {seenAt: `/pages/${page.handle.DE}`}),
      groups: [
        ...writtenFields(shop, page, page.bodyHtml, KIND),
        {
          legend: 'Visibility',
          fields: [
            {
              name: 'visible',
              label: 'Visible',
              value: checked(!page.isHidden),
              kind: 'check',
            },
          ],
        },
      ],
      actions: [
        {value: 'save', label: 'Save'},
        ...(page === NEW ? [] : [{value: 'delete', label: 'Delete'}]),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const {all} = shop.edits;
    const page = key === 'new' ? NEW : find(shop, key);
    if (!page) return problems;
    if (sent.get('action') === 'delete') {
      shop.edits.savePage(page.id, null);
      return problems;
    }
    const {text: bodyHtml, ...written} = readWritten(
      shop,
      sent,
      page,
      all.pages,
      KIND,
      problems,
    );
    if (Object.keys(problems).length > 0) return problems;
    const now = wholeSeconds(shop.now());
    const id =
      page.id || globalId('Page', nextNumber('Page', all.pages, FIRST_ADDED));
    shop.edits.savePage(id, {
      ...written,
      id,
      bodyHtml,
      isHidden: !sent.has('visible'),
      createdAt: page === NEW ? now : (page.createdAt ?? page.updatedAt),
      updatedAt: now,
    });
    return problems;
  },
};
