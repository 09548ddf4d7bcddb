import {useEffect} from 'react';
import {toast, Toaster} from 'sonner';
import {useTranslations} from 'use-intl/react';
import {TOAST_DURATION_MS} from '~/lib/limits/limits';
import {listenForToasts, takeToasts} from './toasts';

const TONES = {
  neutral: 'border-line-strong',
  success: 'border-success',
  danger: 'border-danger',
} as const;

export function ToastList() {
  const t = useTranslations('layout');
  useEffect(
    () =>
      listenForToasts(() => {
        for (const {title, tone = 'neutral'} of takeToasts()) {
          toast(title, {className: TONES[tone]});
        }
      }),
    [],
  );
  return (
    <Toaster
      position="bottom-right"
      offset={{bottom: 'calc(var(--banner-height, 0rem) + 1.5rem)'}}
      mobileOffset={{bottom: 'calc(var(--banner-height, 0rem) + 1rem)'}}
      duration={TOAST_DURATION_MS}
      closeButton
      customAriaLabel={t('notifications')}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('close'),
        classNames: {
          toast:
            'toast flex w-full font-sans items-center gap-3 rounded-panel border-l-4 bg-raised px-4 py-3 text-ink shadow-panel',
          title: 'text-sm',
          closeButton: 'icon-button order-last -my-2 -mr-3 ml-auto',
        },
      }}
    />
  );
}
