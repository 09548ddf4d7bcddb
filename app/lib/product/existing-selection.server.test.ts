import {expect, it} from 'vitest';
import {existingSelection} from './existing-selection.server';
import {selectionFromSearch} from './selection';

const PRODUCT = {
  options: [
    {name: 'Size', optionValues: [{name: 'Small'}, {name: 'Large'}]},
    {name: 'Frame', optionValues: [{name: 'Oak'}, {name: 'Black'}]},
  ],
  // Small: Oak, Black. Large: Oak only.
  encodedVariantExistence: 'v1_0:0-1,1:0,',
};

function select(query: string, product: typeof PRODUCT | object = {}) {
  const search = new URLSearchParams(query);
  const known = {...PRODUCT, ...product};
  return existingSelection(
    known,
    selectionFromSearch(search, known.options),
    search,
  ).map(({value}) => value);
}

it('leaves a selection that exists as it is', () => {
  expect(select('Frame=Black&Size=Small')).toEqual(['Small', 'Black']);
});

it('keeps the value named first where the values do not go together', () => {
  expect(select('Frame=Black&Size=Large')).toEqual(['Small', 'Black']);
  expect(select('utm=x&Size=Large&Frame=Black')).toEqual(['Large', 'Oak']);
});

it('leaves open what the address leaves open', () => {
  expect(select('Size=Large')).toEqual(['Large']);
});

it('changes nothing when it cannot tell what exists', () => {
  expect(
    select('Frame=Black&Size=Large', {encodedVariantExistence: null}),
  ).toEqual(['Large', 'Black']);
});
