import type {Locale} from '~/lib/i18n/locale';
import type {MapTranslator} from '~/lib/i18n/messages.server';
import {FLIGHT_CATEGORIES} from './flight-category';
import type {LightView} from './map-view';

export type ReportGroup = ReturnType<typeof reportGroups>[number];

/** Airports by category, from good weather to bad, then those without one; in each by name. */
export function reportGroups(
  lights: readonly LightView[],
  t: MapTranslator,
  {tag}: Pick<Locale, 'tag'>,
) {
  const {compare} = new Intl.Collator(tag);
  return [...FLIGHT_CATEGORIES, null].flatMap((category) => {
    const own = lights
      .filter((light) => light.category === category)
      .toSorted((one, other) => compare(one.name, other.name));
    if (own.length === 0) return [];
    const meaning = category
      ? t(`landing.colors.${category}.meaning`)
      : t('liveMap.unlit.meaning');
    return [
      {
        /** The target of links. */
        id: category ?? 'unlit',
        category,
        title: category?.toUpperCase() ?? t('liveMap.unlit.title'),
        note: t('liveMap.group', {count: own.length, meaning}),
        lights: own,
      },
    ];
  });
}
