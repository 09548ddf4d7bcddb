import {useEffect, useRef} from 'react';
import {useTranslations} from 'use-intl/react';
import {useOverlay} from '~/components/ui/overlay';
import type {BookAddress} from '~/lib/account/address';
import {DeleteAddressForm} from './DeleteAddressForm';

interface Props {
  /** The address in question; `null` while there is none. */
  address: BookAddress | null;
}

/** Asks before an address is deleted. The browser's own dialog keeps the focus in. */
export function DeleteAddressDialog({address}: Props) {
  const t = useTranslations('account.addresses');
  const {isOpen, close, restoreFocus} = useOverlay('deleteAddressModal');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="delete-address"
      onClose={() => {
        close();
        restoreFocus();
      }}
      className="dialog p-6"
    >
      <h2 id="delete-address" className="mb-4 text-xl">
        {t('deleteTitle')}
      </h2>
      {address ? (
        <DeleteAddressForm address={address} onCancel={close} />
      ) : null}
    </dialog>
  );
}
