import {Form} from '@remix-run/react';
import {Button} from '~/components/ui/Button';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Thumbnail} from '~/components/ui/Thumbnail';
import type {BackInStockVariant as Variant} from '~/lib/customer-lists/load-back-in-stock-variants.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {AvailabilityNote} from './AvailabilityNote';

interface Props {
  variants: readonly Variant[];
}

export function BackInStockVariants({variants}: Props) {
  return (
    <ul className="ruled border-y border-line">
      {variants.map((variant) => (
        <BackInStockVariant key={variant.id} variant={variant} />
      ))}
    </ul>
  );
}

function BackInStockVariant({variant}: {variant: Variant}) {
  const t = useTranslations('account.notifications.waiting');
  const {id, title, titleLang, choice, choiceLang, path, image, availability} =
    variant;
  const name = choice ? `${title}, ${choice}` : title;
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      <Thumbnail image={image} className="size-16 flex-none" />
      <div className="min-w-0 flex-1 basis-32 space-y-1">
        <Link
          to={path}
          {...langAttributes(titleLang)}
          className="font-bold text-link"
        >
          {title}
        </Link>
        {choice ? (
          <p {...langAttributes(choiceLang)} className="text-muted">
            {choice}
          </p>
        ) : null}
        <div className="text-sm">
          <AvailabilityNote availability={availability} />
        </div>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="variant" value={id} />
        <Button
          type="submit"
          name="intent"
          value="remove"
          variant="secondary"
          size="sm"
          aria-label={t('removeTitle', {title: name})}
        >
          {t('remove')}
        </Button>
      </Form>
    </li>
  );
}
