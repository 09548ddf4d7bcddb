import {Fragment} from 'react';
import {withCommas} from '~/components/ui/with-commas';
import {langAttributes} from '~/lib/i18n/lang-attributes';

interface Props {
  values: readonly {
    readonly name: string;
    readonly value: string;
    /** BCP 47, where the value is not in the page's language. */
    readonly lang?: string;
  }[];
}

/** The chosen values in one line, as in Shopify's checkout: `US East Coast, 50 × 70 cm, Oak`. */
export function OptionValues({values}: Props) {
  return withCommas(
    values.map(({name, value, lang}) => (
      <Fragment key={name}>
        {lang ? <span {...langAttributes(lang)}>{value}</span> : value}
      </Fragment>
    )),
  );
}
