import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileChoice } from '../../src/account/FileChoice';

it('chooses a file by a button in our words, which names what was chosen', () => {
  const onFile = vi.fn();
  const choice = (file: File | null) => (
    <FileChoice
      id="proof"
      label="PDF"
      verb="Elegir archivo"
      none="Ningún archivo elegido"
      accept=".pdf"
      file={file}
      onFile={onFile}
    />
  );
  const { rerender } = render(choice(null));
  const input = screen.getByLabelText<HTMLInputElement>('PDF');
  const opened = vi.spyOn(input, 'click');
  fireEvent.click(
    screen.getByRole('button', { name: 'Elegir archivo', description: 'Ningún archivo elegido' }),
  );
  expect(opened).toHaveBeenCalledOnce();
  const file = new File(['%PDF'], 'proof.pdf', { type: 'application/pdf' });
  fireEvent.change(input, { target: { files: [file] } });
  expect(onFile).toHaveBeenCalledWith(file);
  rerender(choice(file));
  expect(screen.getByRole('status').textContent).toBe('proof.pdf');
});
