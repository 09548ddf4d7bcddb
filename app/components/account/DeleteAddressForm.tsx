import {Form, useNavigation} from '@remix-run/react';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import type {BookAddress} from '~/lib/account/address';
import {localizedPath} from '~/lib/i18n/locale';
import {AddressText} from './AddressText';

interface Props {
  address: BookAddress;
  onClose?: () => void;
}

export function DeleteAddressForm({address, onClose}: Props) {
  const t = useTranslations('account');
  const path = `/account/addresses/${address.number}/delete`;
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form
      method="post"
      action={localizedPath(path, useLocale())}
      onSubmit={(event) => {
        // A second submission would be a 404.
        if (isBusy) event.preventDefault();
        onClose?.();
      }}
      className="grid gap-4"
    >
      <AddressText lines={address.formatted} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" aria-disabled={isBusy}>
          {t('addresses.deleteConfirm')}
        </Button>
        {onClose ? (
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        ) : (
          <ButtonLink to="/account" variant="secondary">
            {t('cancel')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
