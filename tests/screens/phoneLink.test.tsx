import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneLink } from '../../src/ui/PhoneLink';
import { renderPage } from '../support/renderPage';

it.each([
  ['en', '6195550100', '(619) 555-0100', 'tel:+16195550100'],
  ['en', '0000000000', 'No phone', undefined],
  ['en', null, 'No phone', undefined],
  ['es', '0000000000', 'Sin teléfono', undefined],
] as const)('in %s, %j is shown as "%s", and leads to %s', async (language, phone, text, href) => {
  await renderPage(<PhoneLink phone={phone} />, { language });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
});
