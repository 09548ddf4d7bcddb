import {describe, expect, it} from 'vitest';
import {optionLangs, writtenBeside} from './written-beside';

const written = writtenBeside('DE', {language: 'EN'});
const option = (name: string, ...values: string[]) => ({
  name,
  optionValues: values.map((value) => ({name: value})),
});

describe('a text beside the one in the store’s first language', () => {
  it('is in that language where it equals it', () => {
    expect(written(' Eiche ', 'Eiche')).toEqual({text: 'Eiche', lang: 'de'});
    expect(written('Oak', 'Eiche')).toEqual({text: 'Oak'});
    expect(written('Eiche', null)).toEqual({text: 'Eiche'});
    const own = writtenBeside('DE', {language: 'DE'});
    expect(own('Eiche', 'Eiche')).toEqual({text: 'Eiche'});
  });

  it('is a name in both languages where another text of the same thing is translated', () => {
    const others = [
      ['', 'Kurz'],
      ['Wall map', 'Wandkarte'],
    ] as const;
    expect(written('METARmap', 'METARmap', others)).toEqual({text: 'METARmap'});
    const untranslated = [
      ['Wandkarte', ' Wandkarte'],
      ['', 'Nur im Original'],
      [null, undefined],
    ] as const;
    expect(written('METARmap', 'METARmap', untranslated)).toEqual({
      text: 'METARmap',
      lang: 'de',
    });
  });
});

describe('an option beside the one in the store’s first language', () => {
  const size = option('Größe', 'S', 'M');

  it('is in that language where its name and all of its values equal it', () => {
    expect(optionLangs(written, [size], [size])).toEqual(
      new Map([['Größe', 'de']]),
    );
  });

  it('has no language for a name that objects have themselves', () => {
    const translated = option('constructor', 'Left', 'Right');
    const original = option('constructor', 'Links', 'Rechts');
    const langs = optionLangs(written, [translated], [original]);
    expect(langs.get('constructor')).toBeUndefined();
  });

  it('is translated where its name or one of its values is', () => {
    const finish = option('Material', 'Eiche', 'Aluminium');
    const translated = [
      option('Size', 'S', 'M'),
      option('Material', 'Oak', 'Aluminium'),
    ];
    expect(optionLangs(written, translated, [size, finish]).size).toBe(0);
    expect(optionLangs(written, [size], []).size).toBe(0);
  });
});
