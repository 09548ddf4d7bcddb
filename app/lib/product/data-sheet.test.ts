import {describe, expect, it} from 'vitest';
import {dataView} from './data-sheet';

const lines = (value: string) => ({type: 'multi_line_text_field', value});

describe('the data sheet', () => {
  const product = {
    texts: [
      {key: 'data_sheet', ...lines('Print: paper\nWeight: 9 kg\nA sentence.')},
    ],
    variants: {nodes: [{id: 'chosen', dataSheet: lines('Weight: 1 kg')}]},
  };

  it('prefers what the chosen variant says, and leaves out lines without a label', () => {
    expect(dataView(product, {id: 'chosen'})).toEqual({
      lines: [
        {label: 'Weight', text: '1 kg'},
        {label: 'Print', text: 'paper'},
      ],
      manual: null,
    });
  });

  it('links the manual, and is not shown without anything', () => {
    const manual = {reference: {url: 'https://cdn.example/manual.pdf'}};
    expect(dataView({...product, manual}, null)?.manual).toBe(
      'https://cdn.example/manual.pdf',
    );
    expect(dataView({texts: [], variants: {nodes: []}}, null)).toBeNull();
  });
});
