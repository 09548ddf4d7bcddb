import type {OptionValue, Product, ProductOption} from '../../domain/catalogue';
import {firstVariantWith} from '../../domain/variant-options';
import type {TypeResolvers} from '../../resolver';
import {mediaImageSource} from './media';
import {productVariantSource} from '../catalogue-sources';

interface ProductOptionSource {
  readonly __typename: 'ProductOption';
  readonly id: string;
  readonly product: Product;
  readonly option: ProductOption;
  readonly position: number;
}

interface ProductOptionValueSource {
  readonly __typename: 'ProductOptionValue';
  readonly id: string;
  readonly product: Product;
  readonly option: number;
  readonly position: number;
  readonly value: OptionValue;
}

/** Source of `ProductOption` for the option at `position`. Throws where there is none. */
export function productOptionSource(
  product: Product,
  position: number,
): ProductOptionSource {
  const option = product.options[position];
  if (!option) throw new RangeError(`${product.id} has no option ${position}`);
  return {
    __typename: 'ProductOption',
    id: option.id,
    product,
    option,
    position,
  };
}

/** `ProductOption`. */
export const productOptionResolvers = {
  name: ({option}, _args, {language}) => option.name[language],
  values: ({option}, _args, {language}) =>
    option.values.map(({name}) => name[language]),
  optionValues: ({product, option, position}) =>
    option.values.map((value, index): ProductOptionValueSource => ({
      __typename: 'ProductOptionValue',
      id: value.id,
      product,
      option: position,
      position: index,
      value,
    })),
} satisfies TypeResolvers<ProductOptionSource>;

/** `ProductOptionValue`. */
export const productOptionValueResolvers = {
  name: ({value}, _args, {language}) => value.name[language],
  firstSelectableVariant: ({product, option, position}) => {
    const variant = firstVariantWith(product, option, position);
    return variant && productVariantSource(product, variant);
  },
  swatch: ({value: {swatch}}) =>
    swatch
      ? {
          color: swatch.color ?? null,
          image: swatch.image ? mediaImageSource(swatch.image) : null,
        }
      : null,
} satisfies TypeResolvers<ProductOptionValueSource>;
