import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { KeyUnder } from '../i18n/messageKey';
import { useT, useTranslateAny } from '../i18n/useT';
import { useImportPlaces } from '../resources/orders/useImportPlaces';
import { createKeyCall, type KeyWithSecret } from '../contract/inbox/keys';
import { readApi } from '../providers/callApi';
import { CommandDialog } from '../ui/CommandDialog';

/** The form: the client is chosen last. */
interface KeyDraft {
  name: string;
  funding_source_id: number | null;
  close_door_pharmacy_id: number | null;
}

interface CreateKeyDialogProps {
  onMade: (key: KeyWithSecret) => void;
  onClose: () => void;
}

/** A key for one system of one client. */
export function CreateKeyDialog({ onMade, onClose }: CreateKeyDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const word = (name: KeyUnder<'inboxKeys.create'>) => translate(`inboxKeys.create.${name}`);
  const places = useImportPlaces();
  const [key, setKey] = useState<KeyDraft>({
    name: '',
    funding_source_id: null,
    close_door_pharmacy_id: null,
  });
  const { funding_source_id } = key;
  return (
    <CommandDialog
      title={word('title')}
      verb={word('verb')}
      keep={word('keep')}
      isBlocked={key.name.trim() === '' || funding_source_id === null}
      onRun={async () => {
        if (funding_source_id === null) return;
        onMade(await readApi(createKeyCall, { body: { ...key, funding_source_id } }));
      }}
      onClose={onClose}
    >
      {({ problems, isRunning }) => {
        const shared = (name: keyof KeyDraft) => {
          const problem = problems[name];
          return {
            size: 'small' as const,
            disabled: isRunning,
            error: problem !== undefined,
            helperText: problem && translateAny(problem.message, problem.args),
          };
        };
        return (
          <>
            <span>{word('sentence')}</span>
            <TextField
              {...shared('name')}
              required
              autoFocus
              label={word('name')}
              value={key.name}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              onChange={({ target }) => setKey({ ...key, name: target.value })}
            />
            <TextField
              {...shared('funding_source_id')}
              required
              select
              label={word('client')}
              value={key.funding_source_id === null ? '' : String(key.funding_source_id)}
              onChange={({ target }) => setKey({ ...key, funding_source_id: Number(target.value) })}
            >
              {places.clients.map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              {...shared('close_door_pharmacy_id')}
              select
              label={word('cdp')}
              value={key.close_door_pharmacy_id === null ? '' : String(key.close_door_pharmacy_id)}
              onChange={({ target }) =>
                setKey({ ...key, close_door_pharmacy_id: Number(target.value) || null })
              }
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            >
              <MenuItem value="">{word('anyCdp')}</MenuItem>
              {places.cdps.map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          </>
        );
      }}
    </CommandDialog>
  );
}
