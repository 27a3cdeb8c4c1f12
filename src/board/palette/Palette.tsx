import { Command } from 'cmdk';
import { useDeferredValue, useLayoutEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import { keyLabel } from '../interaction/boardKeyList';
import { giveTyped } from '../interaction/typedAhead';
import { matchEntries, type PaletteEntry } from './paletteEntry';
import styles from './palette.module.css';

interface PaletteProps {
  entries: readonly PaletteEntry[];
  /** Entries for the meaning of the text itself (a date), above all matches. */
  meant?: (text: string) => readonly PaletteEntry[];
  onClose: () => void;
}

/** Searchable list of all commands and places of the board. */
export function Palette({ entries, meant, onClose }: PaletteProps) {
  const translate = useT();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  // Text that was typed before the palette was loaded.
  useLayoutEffect(() => giveTyped(setText), []);
  const searched = useDeferredValue(text);
  const groups = useMemo(() => groupsFor(searched, entries, meant), [entries, meant, searched]);
  const found = groups.flatMap(([, ofGroup]) => ofGroup);
  // Always a visible entry: the previous choice may no longer match the text.
  const current = found.find(({ id }) => id === chosen) ?? found[0];

  const take = (entry: PaletteEntry) => {
    onClose();
    entry.run();
  };
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Enter can arrive before the list is updated: the current text decides, not the text of the list.
    const entry = searched === text ? current : groupsFor(text, entries, meant)[0]?.[1][0];
    if (entry) take(entry);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{
        paper: {
          'aria-label': translate('interaction.palette.title'),
          sx: { alignSelf: 'flex-start', mt: '10vh' },
        },
      }}
    >
      <Command
        shouldFilter={false}
        loop
        className={styles.palette}
        label={translate('interaction.palette.title')}
        value={current?.id ?? ''}
        onValueChange={setChosen}
        onKeyDown={takeOnEnter}
      >
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder={translate('interaction.palette.hint')}
        />
        {/* Outside the list: a listbox may contain only options. */}
        <Command.Empty>{translate('interaction.palette.empty')}</Command.Empty>
        <Command.List label={translate('interaction.palette.results')}>
          {groups.map(([group, ofGroup], index) => (
            <Command.Group
              key={`${group}-${index}`}
              heading={translate(`interaction.palette.groups.${group}`)}
            >
              {ofGroup.map((entry) => (
                <Command.Item key={entry.id} value={entry.id} onSelect={() => take(entry)}>
                  <span>{entry.label}</span>
                  {entry.hint ? <small>{entry.hint}</small> : null}
                  {entry.hotkey ? <kbd aria-hidden="true">{keyLabel(entry.hotkey)}</kbd> : null}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}

type Groups = ReadonlyArray<readonly [PaletteEntry['group'], readonly PaletteEntry[]]>;

function groupsFor(text: string, entries: readonly PaletteEntry[], meant: PaletteProps['meant']): Groups {
  const typed = meant?.(text) ?? [];
  return [...typed.map((entry) => [entry.group, [entry]] as const), ...matchEntries(entries, text)];
}
