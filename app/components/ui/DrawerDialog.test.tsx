import {act, screen} from '@testing-library/react';
import {useState} from 'react';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {listenToBack} from './back';
import {Dialog} from './Dialog';
import {DrawerDialog} from './DrawerDialog.client';
import {useOverlay} from './overlay';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['showModal', 'close']) {
    Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  }
});

const task = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Clicks on an element at a time of the page's clock, in milliseconds. */
async function clickAt(timeStamp: number, element: Element) {
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const event = new MouseEvent(type, {bubbles: true, cancelable: true});
    Object.defineProperty(event, 'timeStamp', {value: timeStamp});
    act(() => void element.dispatchEvent(event));
  }
  // The drawer's library closes it after the click.
  await task();
}

it('a drawer stays open at the second click of a double click on what opened it', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const onClose = vi.fn();
  renderPage(
    <DrawerDialog
      isOpen
      onClose={onClose}
      onClosed={() => undefined}
      title="Cart"
      side="right"
    >
      <p>Lines</p>
    </DrawerDialog>,
  );
  await screen.findByText('Lines');
  // The library listens from the next task on.
  await task();
  await clickAt(1300, document.body);
  expect(onClose).not.toHaveBeenCalled();
  await clickAt(1600, document.body);
  expect(onClose).toHaveBeenCalled();
});

function Opener() {
  const {open} = useOverlay('localeModal');
  return <button onClick={open}>Open</button>;
}

it('a dialog does, too', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  renderPage(
    <>
      <Opener />
      <Dialog name="localeModal" label="Language">
        <p>Languages</p>
      </Dialog>
    </>,
  );
  act(() => screen.getByRole('button', {name: 'Open'}).click());
  const dialog = await screen.findByRole('dialog');
  await clickAt(1300, dialog);
  expect(screen.queryByText('Languages')).not.toBeNull();
  await clickAt(1600, dialog);
  expect(screen.queryByText('Languages')).toBeNull();
});

it('a drawer closes where the browser asks it to, as Android does at Back', () => {
  const watchers: {onclose: (() => void) | null}[] = [];
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose: (() => void) | null = null;
      destroy = () => undefined;
      constructor() {
        watchers.push(this);
      }
    },
  );
  const onClose = vi.fn();
  renderPage(
    <DrawerDialog
      isOpen
      onClose={onClose}
      onClosed={() => undefined}
      title="Cart"
      side="right"
    >
      <p>Lines</p>
    </DrawerDialog>,
  );
  act(() => watchers.at(-1)?.onclose?.());
  expect(onClose).toHaveBeenCalledOnce();
});

describe('Back on a phone whose browser has no close watcher', () => {
  beforeAll(listenToBack);

  function Drawer() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <DrawerDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => undefined}
          title="Cart"
          side="right"
        >
          <p>Lines</p>
        </DrawerDialog>
      </>
    );
  }

  beforeEach(() => {
    Object.defineProperty(navigator, 'maxTouchPoints', {
      value: 5,
      configurable: true,
    });
    history.replaceState({idx: 0}, '');
    renderPage(<Drawer />);
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'maxTouchPoints'));

  const open = async () => {
    const opener = await screen.findByText('Open');
    act(() => opener.click());
    await vi.waitFor(() =>
      expect(history.state).toEqual({idx: 0, closesWithBack: true}),
    );
  };

  it('closes a drawer, and the router does not learn of it', async () => {
    const onPopState = vi.fn();
    addEventListener('popstate', onPopState);
    await open();
    act(() => history.back());
    await vi.waitFor(() => expect(screen.queryByText('Lines')).toBeNull());
    expect(onPopState).not.toHaveBeenCalled();
    removeEventListener('popstate', onPopState);
  });

  it('leaves the page at once where the drawer was closed otherwise', async () => {
    await open();
    act(() => screen.getByRole('button', {name: 'Close'}).click());
    await vi.waitFor(() => expect(history.state).toEqual({idx: 0}));
  });
});
