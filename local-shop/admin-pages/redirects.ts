import type {Shop} from '../context';
import {
  deleteRedirect,
  saveRedirect,
  urlRedirects,
} from '../data/content-store';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import type {UrlRedirect} from '../domain/shop-content';
import {type AdminSection, type Problems} from './section';
import {nextNumber} from './written-fields';

/** Number of the first redirect that is written here, above the seeds'. */
const FIRST_ADDED = 990_000_000_000;

const NEW: UrlRedirect = {id: '', path: '', target: ''};

const find = (shop: Shop, key: string) =>
  urlRedirects(shop).find(
    ({id}) => id === globalId('UrlRedirect', Number(key)),
  );

/** Redirects from URLs that the store no longer has. */
export const redirects: AdminSection = {
  path: 'redirects',
  title: 'URL redirects',
  entries: (shop) =>
    urlRedirects(shop).map(({id, path, target}) => ({
      key: String(numberOfGlobalId('UrlRedirect', id)),
      title: path,
      note: target,
    })),
  additions: () => [{key: 'new', title: 'Create URL redirect'}],
  form: (shop, key) => {
    const redirect = key === 'new' ? NEW : find(shop, key);
    if (!redirect) return null;
    return {
      title: redirect.path || 'New URL redirect',
      ...(redirect !== NEW && {seenAt: redirect.path}),
      groups: [
        {
          legend: 'URL redirect',
          fields: [
            {
              name: 'path',
              label: 'Redirect from',
              value: redirect.path,
              hint: 'A path such as /old-page that has no page.',
            },
            {
              name: 'target',
              label: 'Redirect to',
              value: redirect.target,
              hint: 'A path such as /collections/karten, or https://…',
            },
          ],
        },
      ],
      actions: [
        {value: 'save', label: 'Save'},
        ...(redirect === NEW ? [] : [{value: 'delete', label: 'Delete'}]),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const redirect = key === 'new' ? NEW : find(shop, key);
    if (!redirect) return problems;
    if (sent.get('action') === 'delete') {
      deleteRedirect(shop, redirect.id);
      return problems;
    }
    const path = (sent.get('path') ?? '').trim();
    const target = (sent.get('target') ?? '').trim();
    const all = urlRedirects(shop);
    const isTaken = all.some(
      (each) =>
        each.id !== redirect.id &&
        each.path.toLowerCase() === path.toLowerCase(),
    );
    if (!/^\/\S+$/.test(path))
      problems.path = 'Enter a path such as /old-page.';
    else if (isTaken) problems.path = 'There is a redirect from this path.';
    if (!/^(?:\/\S*|https:\/\/\S+)$/.test(target)) {
      problems.target = 'Enter a path or an https address.';
    }
    if (Object.keys(problems).length > 0) return problems;
    const number = nextNumber('UrlRedirect', all, FIRST_ADDED);
    const id = redirect.id || globalId('UrlRedirect', number);
    saveRedirect(shop, {id, path, target});
    return problems;
  },
};
