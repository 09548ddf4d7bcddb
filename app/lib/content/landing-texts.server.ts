import GithubSlugger from 'github-slugger';
import {pageHtml} from './content.server';
import {faqGroups, featuredQuestions, type FaqQuestion} from './faq-groups';
import type {
  Entry,
  MerchantContent,
  WrittenText,
} from './merchant-content.server';
import {siteOf} from './merchant-link.server';
import {richText} from './rich-text.server';
import {writtenPage} from './written-page.server';
import type {RequestContext} from '~/lib/context.server';
import {createSharedMemo} from '~/lib/http/memo';
import {marketFacts} from '~/lib/i18n/market-facts';
import type {Messages} from '~/lib/i18n/catalogues';
import {serverMessages} from '~/lib/i18n/messages.server';
import {
  SECTION_FIELDS,
  SHOWN_FIELDS,
  type SectionField,
  type Slot,
} from './section-fields';

const MAX_QUESTIONS = 5;

/** What the merchant adds to a section; a part that the merchant left empty is `null`. */
export interface MerchantSection {
  readonly html: string | null;
  /** BCP 47, where the text is not in the page's language. */
  readonly lang?: string;
  readonly picture: ReturnType<Entry['picture']>;
  readonly darkPicture: ReturnType<Entry['picture']>;
  readonly link: ({readonly to: string} & WrittenText) | null;
}

type Landing = Messages['landing'];
type Extra = {readonly extra?: MerchantSection};
/** Languages (BCP 47) of the texts that are not in the page's language. */
type Langs = {readonly langs?: Readonly<Record<string, string>>};

/** Texts that loaders pass to the sections, so that no script contains them. */
export type LandingTexts = {
  readonly [Name in keyof Landing]: Landing[Name] & Extra & Langs;
} & {
  readonly hero: {readonly headline?: string; readonly lead?: string} & Extra &
    Langs;
  readonly products: {readonly title?: string} & Extra & Langs;
};

/** Sections of the home page in the code's order; a merchant's page `home` has its own. */
export const HOME_SECTIONS = [
  ...['hero', 'room', 'colors', 'moments', 'setup', 'box'],
  ...['products', 'questions', 'closing'],
];

type Context = Pick<RequestContext, 'env' | 'locale' | 'country'>;

const texts = createSharedMemo<LandingTexts>();

/** The landing texts of a language, field by field the merchant's where there are some. */
export function landingTexts(
  context: Context,
  content: MerchantContent,
): LandingTexts {
  const {locale, country} = context;
  return texts([content], `${locale.code} ${country}`, () =>
    textsOf(context, content),
  );
}

function textsOf(
  {env, locale, country}: Context,
  content: MerchantContent,
): LandingTexts {
  const ours = serverMessages(locale.code).landing;
  const site = siteOf(env, content.host);
  const reader = {locale, market: marketFacts(country), site};
  /** What the section's entries contain for a field that the section shows. */
  const first = <T>(
    slot: Slot,
    field: SectionField,
    read: (entry: Entry, key: string) => T | null,
  ) =>
    (SHOWN_FIELDS[slot].includes(field) ? content.sections : [])
      .filter((entry) => entry.slot === slot)
      .map((entry) => read(entry, field))
      .find((found) => found !== null) ?? null;
  const textIn = (entry: Entry, key: string) => entry.text(key);
  const pictureIn = (entry: Entry, key: string) => entry.picture(key) ?? null;
  const written = (slot: Slot): Langs => {
    const found = Object.entries<SectionField>(SECTION_FIELDS[slot]).flatMap(
      ([key, field]) => {
        const text = first(slot, field, textIn);
        return text ? [[key, text] as const] : [];
      },
    );
    const langs = found.flatMap(([key, {lang}]) =>
      lang ? [[key, lang] as const] : [],
    );
    return {
      ...Object.fromEntries(found.map(([key, {text}]) => [key, text])),
      ...(langs.length > 0 && {langs: Object.fromEntries(langs)}),
    };
  };
  const slugger = new GithubSlugger();
  const extra = (slot: Slot): Extra => {
    const body = first(slot, 'body', textIn);
    const to = first(slot, 'link', (entry, key) => entry.link(key));
    const text = first(slot, 'link_text', textIn);
    const picture = first(slot, 'picture', pictureIn);
    const link = to && text ? {to, ...text} : null;
    if (!body && !link && !picture) return {};
    return {
      extra: {
        html: body && pageHtml(richText(body.text, reader, slugger)),
        ...(body?.lang && {lang: body.lang}),
        picture,
        darkPicture: first(slot, 'picture_dark', pictureIn),
        link,
      },
    };
  };
  const section = <Name extends keyof Landing>(slot: Name) => ({
    ...ours[slot],
    ...written(slot),
    ...extra(slot),
  });
  return {
    hero: {...written('hero'), ...extra('hero')},
    room: section('room'),
    colors: section('colors'),
    moments: section('moments'),
    setup: section('setup'),
    night: section('night'),
    day: section('day'),
    detail: section('detail'),
    sizes: section('sizes'),
    questions: section('questions'),
    closing: section('closing'),
    box: section('box'),
    products: {...written('products'), ...extra('products')},
  };
}

/** The home page's sections in the merchant's order, without the ones that the merchant left out. */
export function homeSections(content: MerchantContent): readonly string[] {
  const list = content.pages
    .filter(({name}) => name === 'home')
    .map((page) => page.value('sections'))
    .find((value) => value !== null);
  const slots = content.sections
    .filter(({id}) => list?.includes(`"${id}"`))
    .sort((a, b) => positionIn(list, a) - positionIn(list, b))
    .map(({slot}) => slot)
    .filter((slot) => HOME_SECTIONS.includes(slot));
  return slots.length > 0 ? [...new Set(slots)] : HOME_SECTIONS;
}

function positionIn(list: string | null | undefined, {id}: Entry): number {
  return list?.indexOf(`"${id}"`) ?? -1;
}

const questions = createSharedMemo<readonly FaqQuestion[]>();

/** The questions that the page `/faq` features, the first ones when it features none. */
export function landingQuestions(
  context: Context,
  content: MerchantContent,
): readonly FaqQuestion[] {
  const {env, locale, country} = context;
  return questions([content, env], `${locale.code} ${country}`, () =>
    questionsOf(context, content),
  );
}

function questionsOf(
  context: Context,
  content: MerchantContent,
): readonly FaqQuestion[] {
  const page = writtenPage(context, content, '/faq');
  if (!page) return [];
  const featured = featuredQuestions(page);
  const shown =
    featured.length > 0
      ? featured
      : faqGroups(page.sections).flatMap((group) => group.questions);
  const lang = page.langs.body;
  return shown
    .slice(0, MAX_QUESTIONS)
    .map((question) => (lang ? {...question, lang} : question));
}
