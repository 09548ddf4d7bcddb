import {fireEvent, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import en from '~/locales/en.json';
import {renderPage} from '../../../tests/support/render-page';
import {useOverlay} from './overlay';
import {OverlayOnDemand} from './OverlayOnDemand';
import {takeToasts} from './toasts';

const load = vi
  .fn<() => Promise<() => JSX.Element>>()
  .mockRejectedValueOnce(new Error('no network'))
  .mockResolvedValue(() => <p>loaded</p>);

function Page() {
  const {isOpen, open} = useOverlay('mediaLightbox');
  return (
    <>
      <button onClick={open}>{isOpen ? 'open' : 'closed'}</button>
      <OverlayOnDemand name="mediaLightbox" load={load}>
        {(Part) => <Part />}
      </OverlayOnDemand>
    </>
  );
}

it('says once that its code failed to load, and loads it again at the next click', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  renderPage(<Page />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('closed'));
  screen.getByText('open');
  await screen.findByText('closed');
  expect(takeToasts()).toMatchObject([{title: en.layout.notLoaded}]);
  fireEvent.click(screen.getByText('closed'));
  await screen.findByText('loaded');
  expect(takeToasts()).toEqual([]);
  complaint.mockRestore();
});
