import type {Shop} from '../context';
import {html, type Html} from '../pages/html';
import {
  PAGE_SIZE,
  type AdminField,
  type AdminForm,
  type AdminSection,
  type Problems,
} from './section';

type Sections = readonly AdminSection[];

interface FormState {
  readonly problems: Problems;
  /** A form that was sent but has problems; `null` if none was sent. */
  readonly sent: URLSearchParams | null;
  readonly page: number;
  readonly isSaved: boolean;
}

const address = (...parts: readonly string[]) => ['/admin', ...parts].join('/');

function renderNavigation(sections: Sections, current?: AdminSection): Html {
  return html`<nav class="part" aria-label="Admin">
    <ul class="links">
      ${sections.map(
        (section) =>
          html`<li>
            <a
              href="${address(section.path)}"
              ${section === current && html`aria-current="page"`}
              >${section.title}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** The admin's first page. */
export function renderStart(sections: Sections): Html {
  return html`<h1>Admin</h1>
    ${renderNavigation(sections)}
    <p class="sheet">
      What is saved here shows on the storefront after a reload, in production
      after the time for which its pages are cached. <code>.shop/</code> has it;
      without that folder the shop is as new.
    </p>`;
}

/** A page of a section's list. */
export function renderList(
  sections: Sections,
  section: AdminSection,
  shop: Shop,
  page: number,
  isSaved: boolean,
): Html {
  const entries = section.entries(shop);
  const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return html`${renderNavigation(sections, section)}
    <h1>${section.title}</h1>
    ${isSaved && renderSaved()}
    <div class="stack">
      <div class="sheet">
        ${shown.length === 0 && html`<p>Nothing here.</p>`}
        <ul class="list">
          ${shown.map(
            ({key, title, note}) =>
              html`<li>
                <a href="${address(section.path, key)}">${title}</a>
                ${note !== undefined && html`<span class="soft">${note}</span>`}
              </li>`,
          )}
        </ul>
        ${renderPages(page, Math.ceil(entries.length / PAGE_SIZE))}
      </div>
      ${
        section.additions?.(shop).map(
          ({key, title}) =>
            html`<p>
              <a href="${address(section.path, key)}">${title}</a>
            </p>`,
        ) ?? null
      }
    </div>`;
}

/** An entry's form, with the values sent and their problems. */
export function renderForm(
  sections: Sections,
  section: AdminSection,
  form: AdminForm,
  shop: Shop,
  state: FormState,
): Html {
  const {problems, page, isSaved} = state;
  const {actions = [{value: 'save', label: 'Save'}], seenAt} = form;
  const hasProblems = Object.keys(problems).length > 0;
  return html`${renderNavigation(sections, section)}
    <h1>${form.title}</h1>
    ${isSaved && renderSaved()}
    ${
      hasProblems &&
      html`<div class="alert" role="alert">
        <p>${problems.form ?? 'Nothing was saved. Check the marked fields.'}</p>
      </div>`
    }
    <div class="stack">
      ${
        seenAt !== undefined &&
        html`<p>
          <a href="${shop.storefrontOrigin}${seenAt}">On the storefront</a>
        </p>`
      }
      ${form.about !== undefined && html`<section class="sheet">${form.about}</section>`}
      ${
        actions.length > 0 &&
        html`<form method="post" class="sheet">
          ${form.groups.map(
            ({legend, fields}) =>
              html`<fieldset class="fields">
                <legend>${legend}</legend>
                ${fields.map((field) => renderField(field, state))}
              </fieldset>`,
          )}
          <p class="links">
            ${actions.map(
              ({value, label}) =>
                html`<button name="action" value="${value}">${label}</button>`,
            )}
          </p>
          ${renderPages(page, form.pages ?? 1)}
        </form>`
      }
    </div>`;
}

function renderSaved(): Html {
  return html`<p role="status">Saved.</p>`;
}

function renderPages(page: number, pages: number): Html | null {
  if (pages < 2) return null;
  return html`<nav class="part links" aria-label="Pages">
    ${page > 1 && html`<a href="?page=${page - 1}">Previous page</a>`}
    <span>Page ${page} of ${pages}</span>
    ${page < pages && html`<a href="?page=${page + 1}">Next page</a>`}
  </nav>`;
}

function renderField(field: AdminField, {sent, problems}: FormState): Html {
  const {name, label, kind = 'text', hint, options = []} = field;
  const problem = problems[name];
  const value = sent ? (sent.get(name) ?? '') : field.value;
  const described = [
    hint !== undefined && `${name}-hint`,
    problem !== undefined && `${name}-fault`,
  ].filter(Boolean);
  const attributes = html`id="${name}" name="${name}"
  ${problem !== undefined && html`aria-invalid="true"`}
  ${described.length > 0 && html`aria-describedby="${described.join(' ')}"`}`;
  const controls = {
    text: () =>
      html`<input
          ${attributes}
          type="${field.input ?? 'text'}"
          placeholder="${field.placeholder ?? ''}"
          value="${value}"
          ${options.length > 0 && html`list="${name}-list"`}
        />
        ${
          options.length > 0 &&
          html`<datalist id="${name}-list">
            ${options.map(
              ([option, text]) =>
                html`<option value="${option}">${text}</option>`,
            )}
          </datalist>`
        }`,
    picture: () =>
      html`<details id="${name}">
        <summary>
          ${options.find(([option]) => option === value)?.[1] ?? '–'}
        </summary>
        ${options.map(
          ([option, text, picture]) =>
            html`<label>
              <input
                type="radio"
                name="${name}"
                value="${option}"
                ${option === value && html`checked`}
              />
              ${
                picture !== undefined &&
                html`<img src="${picture}" alt="" width="96" loading="lazy" />`
              }
              ${text}
            </label>`,
        )}
      </details>`,
    lines: () =>
      html`<textarea
        ${attributes}
        rows="6"
        placeholder="${field.placeholder ?? ''}"
      >
${html``}${value}</textarea>`,
    check: () =>
      html`<input
        type="checkbox"
        ${attributes}
        ${value !== '' && html`checked`}
      />`,
    choice: () =>
      html`<select ${attributes}>
        ${options.map(
          ([option, text]) =>
            html`<option
              value="${option}"
              ${option === value && html`selected`}
            >
              ${text}
            </option>`,
        )}
      </select>`,
  };
  return html`<div class="${field.size ?? ''}">
    <label for="${name}">${label}</label>
    ${controls[kind]()}
    ${hint !== undefined && html`<p class="soft" id="${name}-hint">${hint}</p>`}
    ${
      problem !== undefined &&
      html`<p class="fault" id="${name}-fault">${problem}</p>`
    }
  </div>`;
}
