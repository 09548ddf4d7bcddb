import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {useOverlay} from './overlay';
import {OverlayOnDemand} from './OverlayOnDemand';

afterEach(cleanup);

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

it('loads again at the next click when its code failed to load', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  renderPage(<Page />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('closed'));
  screen.getByText('open');
  await screen.findByText('closed');
  fireEvent.click(screen.getByText('closed'));
  await screen.findByText('loaded');
  complaint.mockRestore();
});
