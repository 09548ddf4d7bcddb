import IconNote from '~icons/lucide/circle-alert';
import {useTranslations} from 'use-intl/react';
import type {Availability} from '~/lib/product/availability';

const LOOKS = {
  available: {Icon: null, look: 'check text-success'},
  lowStock: {Icon: IconNote, look: 'flex items-center gap-2'},
  backOrder: {Icon: IconNote, look: 'flex items-center gap-2'},
  soldOut: {Icon: IconNote, look: 'flex items-center gap-2 text-danger'},
} as const;

export function AvailabilityNote({availability}: {availability: Availability}) {
  const t = useTranslations('product.availability');
  const {Icon, look} = LOOKS[availability.state];
  return (
    <p className={look}>
      {Icon ? <Icon /> : null}
      {availability.state === 'lowStock'
        ? t('lowStock', {left: availability.left})
        : t(availability.state)}
    </p>
  );
}
