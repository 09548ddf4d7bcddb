import {Form} from '@remix-run/react';
import {useId, useState, type MouseEvent} from 'react';
import {Button} from '~/components/ui/Button';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {Dialog} from '~/components/ui/Dialog';
import {useTranslations} from 'use-intl/react';
import {useOverlay} from '~/components/ui/overlay';
import {useFocusAfterRemoval} from '~/components/ui/use-focus-after-removal';
import type {BookAddress} from '~/lib/account/address';
import {AddressText} from './AddressText';
import {DeleteAddressForm} from './DeleteAddressForm';

interface Props {
  addresses: readonly BookAddress[];
  /** The default address cannot be deleted. */
  keepsDefault: boolean;
}

export function AddressBook({addresses, keepsDefault}: Props) {
  const t = useTranslations('account.addresses');
  const {open, close} = useOverlay('deleteAddressModal');
  const heading = useFocusAfterRemoval(addresses.length);
  const [selected, setSelected] = useState<BookAddress | null>(null);
  const askToDelete = (event: MouseEvent, address: BookAddress) => {
    // With a modifier key, the browser opens the link itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setSelected(address);
    open();
  };
  return (
    <section aria-labelledby="addresses" className="grid gap-4">
      <h2
        ref={heading}
        id="addresses"
        tabIndex={-1}
        className="text-xl outline-none"
      >
        {t('title')}
      </h2>
      {addresses.length === 0 ? <p>{t('none')}</p> : null}
      <ul className="grid gap-4 md:grid-cols-2 empty:hidden">
        {addresses.map((address) => (
          <AddressEntry
            key={address.number}
            address={address}
            canDelete={!(address.isDefault && keepsDefault)}
            onDelete={(event) => askToDelete(event, address)}
          />
        ))}
      </ul>
      <div>
        <ButtonLink to="/account/addresses/new" variant="secondary">
          {t('add')}
        </ButtonLink>
      </div>
      <Dialog
        name="deleteAddressModal"
        label={t('deleteTitle')}
        className="p-6"
      >
        <h2 className="mb-4 text-xl">{t('deleteTitle')}</h2>
        {selected ? (
          <DeleteAddressForm address={selected} onClose={close} />
        ) : null}
      </Dialog>
    </section>
  );
}

interface EntryProps {
  address: BookAddress;
  canDelete: boolean;
  onDelete: (event: MouseEvent) => void;
}

/** The visible words are the same for every address; the accessible names say which one. */
function AddressEntry({address, canDelete, onDelete}: EntryProps) {
  const t = useTranslations('account.addresses');
  const id = useId();
  const named = (name: string) => ({
    id: `${id}${name}`,
    'aria-labelledby': `${id}${name} ${id}`,
  });
  return (
    <li className="flex flex-col justify-between gap-4 rounded-panel border border-line bg-raised p-4">
      <div>
        {address.isDefault ? (
          <p className="mb-1 text-sm font-bold text-muted">{t('default')}</p>
        ) : null}
        <AddressText id={id} lines={address.formatted} />
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={`/account/addresses/${address.number}`}
          variant="secondary"
          size="sm"
          {...named('edit')}
        >
          {t('edit')}
        </ButtonLink>
        {canDelete ? (
          <ButtonLink
            to={`/account/addresses/${address.number}/delete`}
            // Its page is for browsers without JavaScript. When the dialog closes, the link has the
            // focus again, while the address is being deleted.
            prefetch="none"
            variant="secondary"
            size="sm"
            onClick={onDelete}
            {...named('delete')}
          >
            {t('delete')}
          </ButtonLink>
        ) : null}
        {address.isDefault ? null : (
          <Form method="post" action="?index" preventScrollReset>
            <input type="hidden" name="default" value={address.number} />
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              {...named('default')}
            >
              {t('makeDefault')}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}
