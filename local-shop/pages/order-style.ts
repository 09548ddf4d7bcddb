import {html} from './html';

/** Look of an order's lines and sums and of the checkout form, on top of `pageStyle`. */
export const orderStyle = html`<style>
  .lines {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .lines li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 0.25rem 1rem;
    padding-block: 1rem;
    border-bottom: 1px solid var(--line);
  }
  .lines li:first-child {
    padding-top: 0;
  }
  .lines img,
  .lines .blank {
    grid-row: span 2;
    width: 4rem;
    height: 4rem;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    object-fit: cover;
    background: var(--sunken);
  }
  .lines p {
    margin: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .lines .title {
    font-weight: 700;
  }
  @media (min-width: 26rem) {
    .lines li {
      grid-template-columns: 4rem minmax(0, 1fr) auto;
    }
    .lines img,
    .lines .blank {
      grid-row: auto;
    }
    .lines .price {
      text-align: right;
    }
  }
  .price {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .sums {
    width: 100%;
    margin: 1rem 0 0;
    border-collapse: collapse;
  }
  .sums :is(th, td) {
    padding: 0.1875rem 0;
    font-weight: inherit;
    text-align: left;
    vertical-align: top;
  }
  .sums th {
    padding-right: 1rem;
  }
  .sums .price {
    text-align: right;
  }
  .sums tr:has(+ .total) :is(th, td) {
    padding-bottom: 0.75rem;
  }
  .sums .total :is(th, td) {
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);
  }
  .sums .total,
  .due {
    font-size: 1.25rem;
    font-weight: 700;
    line-height: 1.3;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
  .links a {
    min-height: 2.75rem;
    padding-block: 0.625rem;
  }
  .state {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.375rem 1.5rem;
    margin: 0;
  }
  .state dt {
    color: var(--muted);
  }
  .state dd {
    margin: 0;
    font-weight: 700;
  }
  .state dd::first-letter {
    text-transform: uppercase;
  }
  .fields {
    display: grid;
    gap: 1rem;
    min-width: 0;
    margin: 0 0 2rem;
    padding: 0;
    border: 0;
  }
  @media (min-width: 34rem) {
    .fields {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    .fields > * {
      grid-column: span 6;
    }
    .fields > .half {
      grid-column: span 3;
    }
    .fields > .third {
      grid-column: span 2;
    }
    .fields > .rest {
      grid-column: span 4;
    }
  }
  label {
    display: block;
    margin-bottom: 0.25rem;
    font-size: 0.875rem;
    font-weight: 700;
  }
  label .soft {
    font-weight: 400;
  }
  input,
  select {
    display: block;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.5rem 0.75rem;
    font: inherit;
    color: var(--ink);
    background: var(--raised);
    border: 1px solid var(--line-strong);
    border-radius: 0.375rem;
  }
  input:hover,
  select:hover {
    border-color: var(--accent);
  }
  [aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  .choices {
    display: grid;
    gap: 0.5rem;
    min-width: 0;
    margin: 0 0 2rem;
    padding: 0;
    border: 0;
  }
  .choice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.75rem;
    align-items: center;
    min-height: 3.5rem;
    margin: 0;
    padding: 0.625rem 0.875rem;
    font-size: 1rem;
    background: var(--raised);
    border: 1px solid var(--line-strong);
    border-radius: 0.375rem;
    cursor: pointer;
  }
  .choice:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .choice input {
    width: 1.25rem;
    min-height: 1.25rem;
    margin: 0;
    padding: 0;
  }
  .choice .soft {
    display: block;
  }
  .fields p {
    margin: 0.25rem 0 0;
  }
  .fault {
    color: var(--danger);
    font-size: 0.875rem;
  }
  .pay {
    padding-top: 1.5rem;
    border-top: 1px solid var(--line);
  }
  .due {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    margin: 0 0 1rem;
  }
  .pay button {
    width: 100%;
    padding-inline: 0.5rem;
  }
</style>`;
