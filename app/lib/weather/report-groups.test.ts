import {expect, it} from 'vitest';
import {mapTranslator} from '~/lib/i18n/messages.server';
import type {FlightCategory} from './flight-category';
import type {LightView} from './map-view';
import {reportGroups} from './report-groups';

const light = (name: string, category: FlightCategory | null): LightView => ({
  icao: name,
  name,
  left: 0,
  top: 0,
  look: '',
  category,
  state: '',
});

it('groups airports from good weather to bad, in each by name, and leaves out empty groups', () => {
  const t = mapTranslator('de', {hasMap: true});
  if (!t) throw new Error('The shop sells the map.');
  const groups = reportGroups(
    [
      light('Zürich', 'vfr'),
      light('Hof', null),
      light('Sylt', 'lifr'),
      light('Ängelholm', 'vfr'),
      light('Bern', 'vfr'),
    ],
    t,
    {tag: 'de-DE'},
  );
  expect(
    groups.map(({id, title, lights}) => [
      id,
      title,
      ...lights.map(({name}) => name),
    ]),
  ).toEqual([
    ['vfr', 'VFR', 'Ängelholm', 'Bern', 'Zürich'],
    ['lifr', 'LIFR', 'Sylt'],
    ['unlit', 'Licht aus', 'Hof'],
  ]);
  expect(groups.map(({note}) => note)).toEqual([
    '3 Flugplätze. Gute Sicht, hohe Wolken: ein Tag zum Fliegen.',
    '1 Flugplatz. Nebel, oder Wolken fast am Boden. Zeit für Kaffee.',
    expect.stringMatching(/^1 Flugplatz\. .+\.$/),
  ]);
});
