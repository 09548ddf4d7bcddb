import IconAvailable from '~icons/lucide/check';
import IconNote from '~icons/lucide/circle-alert';
import {useTranslations} from 'use-intl/react';
import type {Availability} from '~/lib/product/availability';

const LOOKS = {
  available: {Icon: IconAvailable, tone: 'text-success'},
  lowStock: {Icon: IconNote, tone: 'text-ink'},
  backOrder: {Icon: IconNote, tone: 'text-ink'},
  soldOut: {Icon: IconNote, tone: 'text-danger'},
} as const;

export function AvailabilityNote({availability}: {availability: Availability}) {
  const t = useTranslations('product.availability');
  const {Icon, tone} = LOOKS[availability.state];
  return (
    <p className={`flex items-center gap-2 ${tone}`}>
      <Icon />
      {availability.state === 'lowStock'
        ? t('lowStock', {left: availability.left})
        : t(availability.state)}
    </p>
  );
}
