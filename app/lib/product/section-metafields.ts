/** Metafields with one value each that the sections below a product show. */
export const SECTION_METAFIELDS = [
  {namespace: 'custom', key: 'box_contents'},
  {namespace: 'custom', key: 'data_sheet'},
  {namespace: 'custom', key: 'updates_until'},
  {namespace: 'custom', key: 'repair'},
  {namespace: 'custom', key: 'device_data'},
] as const;
