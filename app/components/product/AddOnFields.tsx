import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {formatMoney} from '~/lib/i18n/format';
import type {ProductView} from '~/lib/product/product-view.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {ChoicePrice} from './Price';

/** Checkboxes for add-ons, which are bought once for each unit of the product. */
export function AddOnFields({addOns}: Pick<ProductView, 'addOns'>) {
  const t = useTranslations('product.addOns');
  const locale = useLocale();
  return (
    <fieldset className="w-full">
      <legend className="sr-only">{t('title')}</legend>
      <div className="ruled rounded-control border border-line">
        {addOns.map(({id, title, lang, description, price, unit, ...addOn}) => (
          <div key={id}>
            <label className="flex cursor-pointer items-start gap-3 px-3 py-2">
              <input
                type="checkbox"
                name="addOn"
                value={id}
                className="mt-1 size-5 flex-none"
              />
              <span {...langAttributes(lang)} className="flex-1">
                {title}
              </span>
              <ChoicePrice unit={unit}>
                {t('price', {price: formatMoney(price, locale)})}
              </ChoicePrice>
            </label>
            {description ? (
              <details className="px-3 pb-2 text-sm text-muted">
                <summary className="inline-flex cursor-pointer text-link">
                  {t('about')}
                </summary>
                {addOn.descriptionLang ? (
                  <span {...langAttributes(addOn.descriptionLang)}>
                    {description}
                  </span>
                ) : (
                  description
                )}
              </details>
            ) : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
