import GithubSlugger from 'github-slugger';
import {pageHtml} from './content.server';
import {faqGroups, featuredQuestions, type FaqQuestion} from './faq-groups';
import type {Entry, MerchantContent} from './merchant-content.server';
import {richText} from './rich-text.server';
import {writtenPage} from './written-page.server';
import type {RequestContext} from '~/lib/context.server';
import {marketFacts} from '~/lib/i18n/market-facts';
import type {Messages} from '~/lib/i18n/catalogues';
import {serverMessages} from '~/lib/i18n/messages.server';
import {SECTION_FIELDS} from './section-fields';

const MAX_QUESTIONS = 5;

/** What the merchant adds to a section; a part that the merchant left empty is `null`. */
export interface MerchantSection {
  readonly html: string | null;
  readonly picture: ReturnType<Entry['picture']>;
  readonly darkPicture: ReturnType<Entry['picture']>;
  readonly link: {readonly to: string; readonly text: string} | null;
}

type Landing = Messages['landing'];
type Slot = Exclude<keyof Landing, 'box'> | 'hero';
type Extra = {readonly extra?: MerchantSection};

/** Texts that loaders pass to the sections, so that no script contains them. */
export type LandingTexts = {
  readonly [Name in keyof Landing]: Landing[Name] & Extra;
} & {
  readonly hero: {readonly headline?: string; readonly lead?: string} & Extra;
};

/** Sections of the home page in the code's order; a merchant's page `home` has its own. */
export const HOME_SECTIONS = [
  ...['hero', 'colors', 'moments', 'setup', 'box'],
  ...['products', 'questions', 'closing'],
];

type Context = Pick<RequestContext, 'locale' | 'country'>;

/** The landing texts of a language, field by field the merchant's where there are some. */
export function landingTexts(
  {locale, country}: Context,
  content: MerchantContent,
): LandingTexts {
  const texts = serverMessages(locale.code).landing;
  const reader = {locale, market: marketFacts(country)};
  const first = <T>(slot: string, read: (entry: Entry) => T | null) =>
    entriesAt(content, slot)
      .map(read)
      .find((found) => found !== null) ?? null;
  const written = (slot: Slot | 'box'): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries<string>(SECTION_FIELDS[slot]).flatMap(([key, field]) => {
        const text = first(slot, (entry) => entry.text(field));
        return text === null ? [] : [[key, text]];
      }),
    );
  const slugger = new GithubSlugger();
  const extra = (slot: Slot): Extra => {
    const body = first(slot, (entry) => entry.text('body'));
    const to = first(slot, (entry) => entry.link('link'));
    const text = first(slot, (entry) => entry.text('link_text'));
    const picture = first(slot, (entry) => entry.picture('picture') ?? null);
    const link = to && text ? {to, text} : null;
    if (!body && !link && !picture) return {};
    return {
      extra: {
        html: body && pageHtml(richText(body, reader, slugger)),
        picture,
        darkPicture: first(slot, (e) => e.picture('picture_dark') ?? null),
        link,
      },
    };
  };
  const section = <Name extends Slot & keyof Landing>(slot: Name) => ({
    ...texts[slot],
    ...written(slot),
    ...extra(slot),
  });
  return {
    hero: {...written('hero'), ...extra('hero')},
    colors: section('colors'),
    moments: section('moments'),
    setup: section('setup'),
    sizes: section('sizes'),
    questions: section('questions'),
    closing: section('closing'),
    box: {...texts.box, ...written('box')},
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
    .map(slotOf)
    .filter((slot) => HOME_SECTIONS.includes(slot));
  return slots.length > 0 ? [...new Set(slots)] : HOME_SECTIONS;
}

function positionIn(list: string | null | undefined, {id}: Entry): number {
  return list?.indexOf(`"${id}"`) ?? -1;
}

/** `home-hero` without a slot is the hero's. */
function slotOf(entry: Entry): string {
  return entry.value('slot') ?? entry.name.replace(/^home-/, '');
}

function entriesAt({sections}: MerchantContent, slot: string) {
  return sections.filter((entry) => slotOf(entry) === slot);
}

/** The questions that the page `/faq` features, the first ones when it features none. */
export function landingQuestions(
  context: Context,
  content: MerchantContent,
): readonly FaqQuestion[] {
  const page = writtenPage(context, content, '/faq');
  if (!page) return [];
  const featured = featuredQuestions(page);
  if (featured.length > 0) return featured;
  return faqGroups(page.sections)
    .flatMap(({questions}) => questions)
    .slice(0, MAX_QUESTIONS);
}
