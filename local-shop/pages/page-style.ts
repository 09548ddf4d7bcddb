import {html} from './html';
import {fontFaces} from './page-font';

/**
 * Look of all hosted pages, with the values of the storefront's tokens: an
 * aeronautical chart by day, a night sky by night. Texts keep a contrast of
 * 4.5:1, borders of controls 3:1.
 */
export const pageStyle = html`<style>
  ${fontFaces} :root {
    color-scheme: light dark;
    --surface: light-dark(#f5f2e8, #0a1020);
    --raised: light-dark(#fdfbf4, #121b31);
    --sunken: light-dark(#eae6d8, #070c18);
    --ink: light-dark(#13233b, #e9eef8);
    --muted: light-dark(#4a5870, #a5b2cb);
    --line: light-dark(#d3d0c2, #26334f);
    --line-strong: light-dark(#72829a, #66779a);
    --accent: light-dark(#17478c, #f2c46d);
    --accent-strong: light-dark(#0f3267, #ffd88f);
    --on-accent: light-dark(#fdfbf4, #1a1304);
    --danger: light-dark(#a3182c, #ff8f98);
    --success: light-dark(#17643a, #7ddba5);
    --grid: light-dark(rgb(92 146 216 / 0.24), rgb(90 120 180 / 0.1));
    --star: light-dark(transparent, rgb(226 234 255 / 0.55));
    --shadow:
      0 1px 2px light-dark(rgb(19 35 59 / 0.08), rgb(0 0 0 / 0.4)),
      0 12px 32px light-dark(rgb(19 35 59 / 0.08), rgb(0 0 0 / 0.35));
    --side: clamp(1rem, 4vw, 2.5rem);
    accent-color: var(--accent);
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    color: var(--ink);
    background-color: var(--surface);
    background-image:
      radial-gradient(circle at 23% 31%, var(--star) 1px, transparent 1.6px),
      radial-gradient(circle at 44% 82%, var(--star) 0.8px, transparent 1.4px),
      linear-gradient(var(--grid) 1px, transparent 1px),
      linear-gradient(90deg, var(--grid) 1px, transparent 1px);
    background-size:
      23.1rem 29.3rem,
      31.7rem 13.3rem,
      6rem 6rem,
      6rem 6rem;
    background-position: center top;
    font:
      1rem/1.6 B612,
      system-ui,
      sans-serif;
    text-wrap: pretty;
    -webkit-text-size-adjust: 100%;
  }
  .bar {
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  .bar > div,
  main {
    max-width: 72rem;
    margin-inline: auto;
    padding-inline: var(--side);
  }
  .bar > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1.5rem;
    min-height: 4rem;
  }
  .brand {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
  }
  .brand svg {
    display: block;
  }
  main {
    padding-block: clamp(1.5rem, 4vw, 3rem) 5rem;
  }
  h1,
  h2,
  legend {
    font-weight: 700;
    line-height: 1.2;
    text-wrap: balance;
  }
  h1 {
    margin: 0 0 1.5rem;
    font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem);
  }
  h2,
  legend {
    margin: 0 0 1rem;
    font-size: 1.25rem;
    padding: 0;
  }
  a {
    color: var(--accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  ::selection {
    color: var(--on-accent);
    background: var(--accent);
  }
  address {
    font-style: normal;
  }
  .soft {
    color: var(--muted);
    font-size: 0.875rem;
  }
  .sheet {
    min-width: 0;
    padding: clamp(1.125rem, 3vw, 2rem);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: 0.625rem;
    box-shadow: var(--shadow);
  }
  .sheet > :first-child,
  .part > :first-child {
    margin-top: 0;
  }
  .sheet > :last-child {
    margin-bottom: 0;
  }
  .stack {
    display: grid;
    gap: 1.5rem;
    max-width: 48rem;
  }
  .part + .part {
    margin-top: 1.5rem;
    padding-top: 1.5rem;
    border-top: 1px solid var(--line);
  }
  .columns {
    display: grid;
    gap: 1.5rem;
    align-items: start;
  }
  @media (min-width: 56rem) {
    .columns {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
      gap: 2rem;
    }
    .columns > .aside {
      order: 2;
      position: sticky;
      top: 1.5rem;
    }
  }
  .button,
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 3.25rem;
    padding: 0.5rem 1.75rem;
    font: inherit;
    font-size: 1.125rem;
    font-weight: 700;
    text-align: center;
    text-decoration: none;
    color: var(--on-accent);
    background: var(--accent);
    border: 1px solid var(--accent);
    border-radius: 0.375rem;
    cursor: pointer;
  }
  .button:hover,
  button:hover {
    background: var(--accent-strong);
    border-color: var(--accent-strong);
  }
  .alert {
    margin: 0 0 1.5rem;
    padding: 1rem 1.25rem;
    color: var(--danger);
    background: var(--raised);
    border: 1px solid currentcolor;
    border-left-width: 0.375rem;
    border-radius: 0.375rem;
  }
  .alert p,
  .alert ul {
    margin: 0;
  }
  .alert a {
    color: inherit;
  }
  .preview {
    display: block;
    width: 100%;
    height: 36rem;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    resize: vertical;
  }
  .task {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    padding-block: 0.5rem;
  }
  .task p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .task button {
    min-height: 2.75rem;
    padding: 0.25rem 1rem;
    font-size: 1rem;
  }
  summary {
    min-height: 2.75rem;
    padding-block: 0.5rem;
    cursor: pointer;
  }
  .mail {
    margin: 1rem 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
</style>`;
