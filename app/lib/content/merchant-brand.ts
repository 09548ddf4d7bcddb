import type {ContentQuery, FirstContentQuery} from 'storefrontapi.generated';
import type {Written, WrittenText} from '~/lib/i18n/written-beside';
import {brandColors, type BrandColors} from './brand-colors';

interface LogoPicture {
  /** 130 pixels wide at most, and twice as many for dense screens. */
  readonly single: string;
  readonly double: string;
  readonly altText?: string | null;
  /** Pixels of the original. */
  readonly width?: number | null;
  readonly height?: number | null;
}

/** The brand settings, each picture as webp from Shopify's image service. */
export interface MerchantBrand {
  readonly slogan: WrittenText | null;
  readonly logo: LogoPicture | null;
  /** URL. */
  readonly squareLogo: string | null;
  /** URL of the square logo as an icon, 180 pixels wide. */
  readonly icon: string | null;
  /** Colours made of the first primary colour. */
  readonly colors: BrandColors | null;
  /** Picture of pages that have none, in previews of links. */
  readonly cover: {
    readonly url: string;
    readonly altText?: string | null;
  } | null;
}

/** While the settings cannot be read. */
export const NO_BRAND: MerchantBrand = {
  slogan: null,
  logo: null,
  squareLogo: null,
  icon: null,
  colors: null,
  cover: null,
};

/** @param first the shop in its first language. */
export function merchantBrand(
  {brand}: ContentQuery['shop'],
  first: FirstContentQuery['shop'],
  written: Written,
): MerchantBrand {
  return {
    slogan: written(brand?.slogan, first.brand?.slogan),
    logo: brand?.logo?.image ?? null,
    squareLogo: brand?.squareLogo?.image?.url ?? null,
    icon: brand?.squareLogo?.image?.icon ?? null,
    colors: brandColors(brand?.colors.primary[0]?.background),
    cover: brand?.coverImage?.image ?? null,
  };
}
