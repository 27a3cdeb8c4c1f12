import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { OpenPlan } from '../../src/scheduling/map/OpenPlan';
import { createI18nProvider } from '../../src/providers/i18nProvider';

it('a browser without a canvas says that the map cannot be drawn', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  render(
    <I18nContextProvider value={await createI18nProvider('en')}>
      <OpenPlan
        settings={{ tiles_url: null, attribution: '' }}
        onReady={vi.fn()}
        onPick={vi.fn()}
        onPickMany={vi.fn()}
        onHover={vi.fn()}
      />
    </I18nContextProvider>,
  );
  expect(await screen.findByRole('status')).toHaveTextContent('cannot be drawn in this browser');
});
