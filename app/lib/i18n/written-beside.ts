import type {LanguageCode} from '../../../schemas/storefront-types';

/** What the merchant wrote in one field. */
export interface WrittenText {
  readonly text: string;
  /** BCP 47, where it is not the page's language. */
  readonly lang?: string;
}

/** A text, and the same field in the store's first language. */
type TextBesideOriginal = readonly [
  text: string | null | undefined,
  original: string | null | undefined,
];

/**
 * @param others for a title: the further texts of the same thing, as far as they are known. Where one of
 * them is translated, a title that equals the original is a name that is the same in both languages.
 */
export type Written = (
  text: string | null | undefined,
  original: string | null | undefined,
  others?: readonly TextBesideOriginal[],
) => WrittenText | null;

/**
 * Reads a text beside the text of the store's first language: one that equals it is taken to be in that
 * language. White space around it does not count.
 */
export function writtenBeside(
  firstLanguage: LanguageCode,
  {language}: {readonly language: LanguageCode},
): Written {
  const firstLang =
    firstLanguage === language
      ? undefined
      : firstLanguage.toLowerCase().replace('_', '-');
  return (text, original, others = []) => {
    const value = text?.trim();
    if (!value) return null;
    return firstLang && value === original?.trim() && !others.some(isTranslated)
      ? {text: value, lang: firstLang}
      : {text: value};
  };
}

function isTranslated([text, original]: TextBesideOriginal): boolean {
  const [own, first] = [text?.trim(), original?.trim()];
  return Boolean(own && first && own !== first);
}

/** An option of a product, and the names of its values. */
export interface Option {
  readonly name: string;
  readonly optionValues: readonly {readonly name: string}[];
}

/** The names of an option and of its values, which have the same order in all languages. */
function textsOf(option: Option, original: Option | undefined) {
  return [
    [option.name, original?.name] as const,
    ...option.optionValues.map(
      ({name}, index) => [name, original?.optionValues[index]?.name] as const,
    ),
  ];
}

/** All texts of a product's options, for `Written`. */
export function optionTexts(
  options: readonly Option[],
  originals: readonly Option[],
): readonly TextBesideOriginal[] {
  return options.flatMap((option, index) => textsOf(option, originals[index]));
}

/**
 * BCP 47 of the options that are not in the page's language, by their names. An option is translated as
 * a whole: where its name or one of its values is, the others are the same in both languages, such as "M".
 */
export function optionLangs(
  written: Written,
  options: readonly Option[],
  originals: readonly Option[],
): ReadonlyMap<string, string> {
  return new Map(
    options.flatMap((option, index) => {
      const texts = textsOf(option, originals[index]);
      const {lang} = written(option.name, originals[index]?.name, texts) ?? {};
      return lang ? [[option.name, lang] as const] : [];
    }),
  );
}
