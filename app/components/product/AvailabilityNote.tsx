import IconNote from '~icons/lucide/circle-alert';
import {useTranslations} from 'use-intl/react';
import type {Availability} from '~/lib/product/availability';

export function AvailabilityNote({availability}: {availability: Availability}) {
  const t = useTranslations('product.availability');
  const {state} = availability;
  if (state === 'available') {
    return <p className="check text-success">{t(state)}</p>;
  }
  return (
    <p
      className={`flex items-center gap-2 ${state === 'soldOut' ? 'text-danger' : ''}`}
    >
      <IconNote />
      {state === 'lowStock' ? t(state, {left: availability.left}) : t(state)}
    </p>
  );
}
