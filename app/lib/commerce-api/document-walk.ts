import {
  Kind,
  type ConstValueNode,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import {TokenUse, type TokenVariables} from './token-variables';

/** Limits of decisions.md, "Commerce endpoints". */
const DEEPEST = 12;
const MOST_ALIASES = 50;
const LARGEST_PAGE = 250;

/** Bounds the parser itself; the largest document of ours has about 900 tokens. */
export const MOST_TOKENS = 5000;

/** Follows fragments while it checks a document, so that nothing hides in one. */
export class DocumentWalk {
  readonly #fragments = new Map<string, SelectionSetNode>();
  readonly #defaults = new Map<string, ConstValueNode>();
  #aliases = 0;
  #visited = 0;
  readonly #tokens = new TokenUse();

  /** @param variables as the client gave them; a default stands for one that is left out. */
  constructor(
    document: DocumentNode,
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.#fragments.set(definition.name.value, definition.selectionSet);
      }
      if (definition.kind === Kind.OPERATION_DEFINITION) {
        for (const {variable, defaultValue} of definition.variableDefinitions ??
          []) {
          if (defaultValue)
            this.#defaults.set(variable.name.value, defaultValue);
        }
      }
    }
  }

  /** Variables that stand for a customer's token; complete after the checks. */
  get tokens(): TokenVariables {
    return this.#tokens.variables;
  }

  /** Names of the fields at the root, those in fragments included; `…` for what is no field. */
  rootFields(root: SelectionSetNode): readonly string[] {
    const found = new Set<string>();
    const collect = ({selections}: SelectionSetNode, depth: number): void => {
      for (const selection of selections) {
        // Fragments that spread each other multiply or never end.
        this.#visited += 1;
        if (this.#visited > MOST_TOKENS || depth > DEEPEST) {
          found.add('…');
          return;
        }
        if (selection.kind === Kind.FIELD) {
          const name = selection.name.value;
          if (name !== '__typename') found.add(name);
        } else {
          const nested = this.#nested(selection);
          if (nested) collect(nested, depth + 1);
          else found.add('…');
        }
      }
    };
    collect(root, 0);
    return [...found];
  }

  /** @returns what is wrong, or `null`. */
  check(selections: SelectionSetNode, depth = 1, fragments = 0): string | null {
    this.#visited += 1;
    if (depth > DEEPEST) return `The query is deeper than ${DEEPEST} levels.`;
    if (fragments > DEEPEST || this.#visited > MOST_TOKENS) {
      return 'The fragments of the query are nested too deep.';
    }
    for (const selection of selections.selections) {
      if (selection.kind !== Kind.FIELD) {
        const nested = this.#nested(selection);
        if (!nested) return 'The query spreads an unknown fragment.';
        const directiveFault = this.checkDirectives(selection);
        if (directiveFault) return directiveFault;
        const fault = this.check(nested, depth, fragments + 1);
        if (fault) return fault;
        continue;
      }
      if (/^__(?!typename$)/.test(selection.name.value)) {
        return 'Introspection is not allowed.';
      }
      if (selection.alias) this.#aliases += 1;
      if (this.#aliases > MOST_ALIASES) {
        return `The query has more than ${MOST_ALIASES} aliases.`;
      }
      const tokenFault =
        this.checkDirectives(selection) ??
        this.#tokens.check(selection.arguments ?? []);
      if (tokenFault) return tokenFault;
      const pageFault = this.#checkPageSize(selection);
      if (pageFault) return pageFault;
      if (selection.selectionSet) {
        const fault = this.check(selection.selectionSet, depth + 1, fragments);
        if (fault) return fault;
      }
    }
    return null;
  }

  #checkPageSize({arguments: given = []}: FieldNode): string | null {
    for (const {name, value} of given) {
      if (!/^(?:first|last)$/.test(name.value)) continue;
      if (!(this.#sizeOf(value) <= LARGEST_PAGE)) {
        return `${name.value} is more than ${LARGEST_PAGE}.`;
      }
    }
    return null;
  }

  #sizeOf(value: ValueNode): number {
    if (value.kind !== Kind.VARIABLE) {
      return 'value' in value ? Number(value.value) : 0;
    }
    const name = value.name.value;
    const given = this.variables[name];
    const preset = this.#defaults.get(name);
    if (given === undefined && preset) return this.#sizeOf(preset);
    return Number(given ?? 0);
  }

  /** `@inContext` can carry a customer's token as well. */
  checkDirectives({
    directives = [],
  }: Pick<FieldNode, 'directives'>): string | null {
    for (const directive of directives) {
      const fault = this.#tokens.check(directive.arguments ?? []);
      if (fault) return fault;
    }
    return null;
  }

  #nested(
    selection: Exclude<
      SelectionSetNode['selections'][number],
      {kind: Kind.FIELD}
    >,
  ): SelectionSetNode | undefined {
    return selection.kind === Kind.INLINE_FRAGMENT
      ? selection.selectionSet
      : this.#fragments.get(selection.name.value);
  }
}
