/** The library has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly rootType: string;
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path?: readonly {
      readonly type?: string;
      readonly property?: string;
      readonly index?: number;
    }[];
  }

  export default class Validator {
    validate: (data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }) => Promise<Issue[]>;
  }
}
