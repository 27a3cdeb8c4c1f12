import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Dialog } from '../../src/ui/unsaved/Dialog';
import { LeaveQuestion } from '../../src/app/unsaved/LeaveQuestion';
import { createI18nProvider } from '../../src/providers/i18nProvider';

const NAMES = ['North', 'South'];

function Choice() {
  const [value, setValue] = useState('North');
  return (
    <TextField select label="Field" value={value} onChange={({ target }) => setValue(target.value)}>
      {NAMES.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const user = userEvent.setup();
const field = () => screen.getByLabelText('Field');
const set = (value: string) => {
  fireEvent.focusIn(field());
  fireEvent.input(field(), { target: { value } });
};
const choose = async (name: string) => {
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name }));
};

/** Each kind of field, how it is changed, and how it is put back. */
const FIELDS: Readonly<Record<string, readonly [ReactElement, () => unknown, (() => unknown)?]>> = {
  'a text': [<input aria-label="Field" defaultValue="A" />, () => set('B'), () => set('A')],
  'a long text': [<textarea aria-label="Field" />, () => set('B'), () => set('')],
  'a date': [<input aria-label="Field" type="date" />, () => set('2026-11-20')],
  'a time': [<input aria-label="Field" type="time" defaultValue="09:00" />, () => set('10:00')],
  'a box': [
    <Checkbox defaultChecked slotProps={{ input: { 'aria-label': 'Field' } }} />,
    () => user.click(field()),
    () => user.click(field()),
  ],
  'a switch': [
    <Switch slotProps={{ input: { 'aria-label': 'Field' } }} />,
    () => user.click(field()),
    () => user.click(field()),
  ],
  'a drop-down field': [<Choice />, () => choose('South'), () => choose('North')],
  'a drop-down field by keys': [
    <Choice />,
    async () => {
      screen.getByRole('combobox').focus();
      await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    },
  ],
  'a list of the browser': [
    <select aria-label="Field" defaultValue="North">
      {NAMES.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>,
    () => user.selectOptions(field(), 'South'),
  ],
  'a choice with suggestions': [
    <Autocomplete options={NAMES} renderInput={(props) => <TextField {...props} label="Field" />} />,
    () => choose('South'),
  ],
  'several choices': [
    <Autocomplete
      multiple
      options={NAMES}
      defaultValue={NAMES.slice(0, 1)}
      renderInput={(props) => <TextField {...props} label="Field" />}
    />,
    () => choose('South'),
  ],
};

const WAYS: Readonly<Record<string, () => Promise<unknown>>> = {
  Escape: () => user.keyboard('{Escape}'),
  'a press beside it': () => user.click(document.querySelector('.MuiDialog-container') ?? document.body),
};

function Opened({ children }: { children: ReactElement }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen ? (
        <Dialog open onClose={() => setIsOpen(false)} aria-labelledby="under-test" transitionDuration={0}>
          <h2 id="under-test">Under test</h2>
          {children}
        </Dialog>
      ) : (
        <p>closed</p>
      )}
      <LeaveQuestion />
    </>
  );
}

async function open(element: ReactElement) {
  const i18nProvider = await createI18nProvider('en');
  const app = (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Opened>{element}</Opened>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: app }])} />);
  await screen.findByRole('dialog');
}

const CASES = Object.keys(FIELDS).flatMap((kind) => Object.keys(WAYS).map((way) => [kind, way] as const));

describe('a dialog with something typed or chosen', () => {
  it.each(CASES)('%s: %s asks, and both answers hold', async (kind, way) => {
    const [element, change] = FIELDS[kind] ?? [];
    if (!element) throw new Error(kind);
    await open(element);
    await change?.();
    await WAYS[way]?.();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Under test' })).toBeInTheDocument();

    await WAYS[way]?.();
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(await screen.findByText('closed')).toBeInTheDocument();
  });

  it.each(Object.keys(FIELDS).filter((kind) => FIELDS[kind]?.[2]))(
    '%s that is as it was asks nothing',
    async (kind) => {
      const [element, change, undo] = FIELDS[kind] ?? [];
      if (!element) throw new Error(kind);
      await open(element);
      await change?.();
      await undo?.();
      await user.keyboard('{Escape}');
      expect(await screen.findByText('closed')).toBeInTheDocument();
    },
  );

  it('asks nothing for what finds something, is asked again on purpose or is stored at once', async () => {
    await open(
      <>
        <input type="search" aria-label="Search" />
        <input type="password" aria-label="Password" />
        <span data-stored>
          <Switch slotProps={{ input: { 'aria-label': 'Stored' } }} />
        </span>
      </>,
    );
    await user.type(screen.getByLabelText('Search'), 'x');
    await user.type(screen.getByLabelText('Password'), 'x');
    await user.click(screen.getByLabelText('Stored'));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('closed')).toBeInTheDocument();
  });

  it('looks at an open list first: Escape closes that alone', async () => {
    await open(<Choice />);
    await choose('South');
    await user.click(screen.getByRole('combobox'));
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
