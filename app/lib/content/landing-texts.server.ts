import GithubSlugger from 'github-slugger';
import {pageHtml} from './content.server';
import type {MerchantContent} from './merchant-content.server';
import type {Entry} from './entries.server';
import type {WrittenText} from '~/lib/i18n/written-beside';
import {siteOf} from './merchant-link.server';
import {richText} from './rich-text.server';
import type {RequestContext} from '~/lib/context.server';
import {memoizeByIdentity} from '~/lib/cache/memo';
import {marketFacts} from '~/lib/i18n/market-facts';
import type {Messages} from '~/lib/i18n/catalogues';
import {mapMessages, serverMessages} from '~/lib/i18n/messages.server';
import {
  SHOWN_FIELDS,
  type SectionField,
  type SectionSlot,
} from '@metarmap/store/sections';
import {SECTION_FIELDS} from './section-fields';
import {MAX_FACTS} from '~/lib/limits/limits';

/** What the merchant adds to a section; a part that the merchant left empty is `null`. */
export interface MerchantSection {
  readonly html: string | null;
  /** BCP 47, where the text is not in the page's language. */
  readonly lang?: string;
  readonly picture: ReturnType<Entry['picture']>;
  readonly darkPicture: ReturnType<Entry['picture']>;
  readonly link: ({readonly to: string} & WrittenText) | null;
}

type Landing = Messages['landing'] & Pick<Messages, 'questions'>;

type Extra = {readonly extra?: MerchantSection};

/** Languages (BCP 47) of the texts that are not in the page's language. */
type Langs = {readonly langs?: Readonly<Record<string, string>>};

/** Sections that do not need the map; `undefined` where neither we nor the merchant have words. */
export interface PlainTexts {
  readonly hero: {
    readonly headline?: string;
    readonly lead?: string;
    /** Short lines; BCP 47 of those that are not in the page's language. */
    readonly facts?: {
      readonly lines: readonly string[];
      readonly lang?: string;
    };
  } & Extra &
    Langs;
  readonly room: {readonly title?: string} & Extra & Langs;
  readonly products: {readonly title?: string} & Extra & Langs;
  readonly questions: Landing['questions'] & Extra & Langs;
  readonly closing: {readonly title?: string; readonly text?: string} & Extra &
    Langs;
}

/** Title and lead where the merchant wrote them. */
type WrittenSection = {
  readonly title?: string;
  readonly lead?: string;
} & Extra &
  Langs;

/** Texts that loaders pass to the sections, so that no script contains them. */
export type LandingTexts = PlainTexts & {
  readonly [Name in keyof Landing]: Landing[Name] & Extra & Langs;
};

/** Sections of the home page in the code's order; a merchant's page `home` has its own. */
const HOME_SECTIONS = [
  ...(['hero', 'colors', 'room', 'moments', 'setup', 'box'] as const),
  ...(['products', 'questions', 'closing'] as const),
] satisfies SectionSlot[];

/** The sections of a shop that does not sell the map. */
const PLAIN_SECTIONS = [
  ...(['hero', 'room', 'products', 'questions', 'closing'] as const),
] satisfies HomeSection[];

export type HomeSection = (typeof HOME_SECTIONS)[number];

export type PlainSection = (typeof PLAIN_SECTIONS)[number];

const SLOTS = Object.keys(SHOWN_FIELDS) as readonly SectionSlot[];

type Context = Pick<RequestContext, 'env' | 'locale' | 'country'>;

const texts = memoizeByIdentity<Texts>();

/**
 * The landing texts of a language: each field in the merchant's words if there are some, otherwise in ours;
 * `null` in a shop that does not sell the map.
 */
export function landingTexts(
  context: Context,
  content: MerchantContent,
): LandingTexts | null {
  return textsIn(context, content).landing;
}

/** The merchant's texts of the sections that do not need the map. */
export function plainTexts(
  context: Context,
  content: MerchantContent,
): PlainTexts {
  return textsIn(context, content).plain;
}

interface Texts {
  readonly landing: LandingTexts | null;
  readonly plain: PlainTexts;
  readonly shell: {
    /** Above the form in the footer. */
    readonly newsletter: WrittenSection;
    /** Texts of the page for a URL that has no page. */
    readonly notFound: WrittenSection;
  };
}

function textsIn(context: Context, content: MerchantContent): Texts {
  const {locale, country} = context;
  return texts([content], `${locale.code} ${country}`, () =>
    textsOf(context, content),
  );
}

/** What the merchant's entries add to a section; headings get their ids in the order of the calls. */
function sectionReader(
  {env, locale, country}: Context,
  content: MerchantContent,
): (slot: SectionSlot) => Extra & Langs {
  const site = siteOf(env, content.host);
  const reader = {locale, market: marketFacts(country), site};
  const slugger = new GithubSlugger();
  return (slot) => {
    const entries = shownEntries(content, slot);
    const body = entries.first('body', textIn);
    const to = entries.first('link', (entry, key) => entry.link(key));
    const text = entries.first('link_text', textIn);
    const picture = entries.first('picture', pictureIn);
    const link = to && text ? {to, ...text} : null;
    const written = writtenFields(content, slot);
    if (!body && !link && !picture) return written;
    return {
      ...written,
      extra: {
        html: body && pageHtml(richText(body.text, reader, slugger)),
        ...(body?.lang && {lang: body.lang}),
        picture,
        darkPicture: entries.first('picture_dark', pictureIn),
        link,
      },
    };
  };
}

const textIn = (entry: Entry, key: string) => entry.text(key);
const pictureIn = (entry: Entry, key: string) => entry.picture(key) ?? null;

/** The entries of a section; the first one that contains a field decides the field. */
function shownEntries({sections}: MerchantContent, slot: SectionSlot) {
  const entries = sections.filter((entry) => entry.slot === slot);
  return {
    /** `null` for a field that no entry contains, or that the section does not show. */
    first<T>(
      field: SectionField,
      read: (entry: Entry, key: string) => T | null,
    ): T | null {
      if (!SHOWN_FIELDS[slot].includes(field)) return null;
      for (const entry of entries) {
        const found = read(entry, field);
        if (found !== null) return found;
      }
      return null;
    },
  };
}

/** The texts that replace ours, and their languages. */
function writtenFields(content: MerchantContent, slot: SectionSlot): Langs {
  const entries = shownEntries(content, slot);
  const found = Object.entries<SectionField>(SECTION_FIELDS[slot]).flatMap(
    ([key, field]) => {
      const text = entries.first(field, textIn);
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
}

function textsOf(context: Context, content: MerchantContent): Texts {
  const {code} = context.locale;
  const messages = serverMessages(code);
  const read = sectionReader(context, content);
  const parts = new Map(SLOTS.map((slot) => [slot, read(slot)]));
  const own = (slot: SectionSlot): Extra & Langs => parts.get(slot) ?? {};
  const facts = shownEntries(content, 'hero').first('facts', textIn);
  const plain: PlainTexts = {
    hero: {
      ...own('hero'),
      ...(facts && {
        facts: {lines: factLines(facts.text), lang: facts.lang},
      }),
    },
    room: own('room'),
    products: own('products'),
    questions: {...messages.questions, ...own('questions')},
    closing: own('closing'),
  };
  const shell = {newsletter: own('newsletter'), notFound: own('not_found')};
  const ours = mapMessages(code, {hasMap: content.hasMapPages})?.landing;
  if (!ours) return {landing: null, plain, shell};
  const section = <Name extends keyof typeof ours>(slot: Name) => ({
    ...ours[slot],
    ...own(slot),
  });
  return {
    plain,
    shell,
    landing: {
      ...plain,
      room: section('room'),
      colors: section('colors'),
      moments: section('moments'),
      setup: section('setup'),
      night: section('night'),
      day: section('day'),
      detail: section('detail'),
      sizes: section('sizes'),
      closing: section('closing'),
      box: section('box'),
    },
  };
}

export interface ShellTexts {
  readonly newsletterText?: WrittenSection;
  readonly notFoundText?: WrittenSection;
  readonly social?: MerchantContent['social'];
}

/** What the merchant wrote for parts of every page; only what is written. */
export function shellTexts(
  context: Context,
  content: MerchantContent,
): ShellTexts {
  const {newsletter, notFound} = textsIn(context, content).shell;
  const {social} = content;
  return {
    ...(Object.keys(newsletter).length > 0 && {newsletterText: newsletter}),
    ...(Object.keys(notFound).length > 0 && {notFoundText: notFound}),
    ...(social.length > 0 && {social}),
  };
}

function factLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MAX_FACTS);
}

/** The home page's sections in the merchant's order, without the ones that the merchant left out. */
export function homeSections(content: MerchantContent): readonly HomeSection[] {
  const shown: readonly HomeSection[] = content.hasMap
    ? HOME_SECTIONS
    : PLAIN_SECTIONS;
  const list = content.pages
    .filter(({name}) => name === 'home')
    .map((page) => page.value('sections'))
    .find((value) => value !== null);
  const slots = content.sections
    .filter(({id}) => list?.includes(`"${id}"`))
    .sort((a, b) => positionIn(list, a) - positionIn(list, b))
    .flatMap(({slot}) => shown.find((name) => name === slot) ?? []);
  return slots.length > 0 ? [...new Set(slots)] : shown;
}

function positionIn(list: string | null | undefined, {id}: Entry): number {
  return list?.indexOf(`"${id}"`) ?? -1;
}
