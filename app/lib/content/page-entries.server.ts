import type {MerchantContent} from './merchant-content.server';
import type {WrittenText} from '~/lib/i18n/written-beside';
import {referencedIds} from './entry-fields';
import type {PlainTexts} from './landing-texts.server';

/** The title of the home page, and the lead below it. */
export interface WrittenHeading {
  readonly title: WrittenText;
  readonly lead: WrittenText | null;
}

interface Heading {
  readonly title: WrittenText | null;
  readonly description: WrittenText | null;
}

/** Title and description that the merchant wrote in the page entry of this name. */
export function entryHeading({pages}: MerchantContent, name: string): Heading {
  const named = pages.filter((page) => page.name === name);
  const text = (key: string) =>
    named.map((page) => page.text(key)).find((found) => found !== null) ?? null;
  return {title: text('title'), description: text('description')};
}

/** The collections that the merchant put first on the page of all collections, by their ids. */
export function chosenCollections({pages}: MerchantContent): string[] {
  const value = pages
    .filter(({name}) => name === 'collections')
    .map((page) => page.value('collections'))
    .find((list) => list !== null);
  return referencedIds(value ?? null);
}

/**
 * What the merchant wrote about the home page: its page `home`, or else the shop's name and
 * description. `null` in a shop that sells the map, where the code has words of its own.
 */
export function homeHeading(content: MerchantContent): Heading {
  const {title, description} = entryHeading(content, 'home');
  const {hasMap, shopName, shopDescription} = content;
  return {
    title: title ?? (hasMap ? null : {text: shopName}),
    description:
      description ??
      (hasMap || !shopDescription ? null : {text: shopDescription}),
  };
}

/** The heading of a home page without the map. */
export function plainHeading(
  content: MerchantContent,
  {hero}: PlainTexts,
): WrittenHeading {
  const {title, description} = homeHeading(content);
  const own = (key: 'headline' | 'lead'): WrittenText | null => {
    const text = hero[key];
    return text ? {text, lang: hero.langs?.[key]} : null;
  };
  return {
    title: own('headline') ?? title ?? {text: content.shopName},
    lead: own('lead') ?? description,
  };
}
