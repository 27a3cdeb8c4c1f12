import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { noteCallCall, type CallView } from '../contract/calls/calls';
import { PERMISSIONS } from '../domain/access/permissions';
import { callTime } from '../domain/calls/callState';
import { fromWire } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { showError, showMessage } from '../providers/messageLog';
import { useAllowed } from '../providers/usePermissions';
import { dismiss } from './callCentre';
import { outcomeKey } from '../ui/calls/outcome';
import { Party } from './Party';

const MOST_NOTE = 2_000;

/** How the call ended, and a note about it while one still knows. */
export function CallEnded({ view }: { view: CallView }) {
  const translate = useT();
  const mayNote = useAllowed(PERMISSIONS.calls.note);
  const [note, setNote] = useState(view.note ?? '');
  const [isSaving, setSaving] = useState(false);
  // It is drawn once, at the end.
  const [endedAt] = useState(() => Date.now());
  const seconds = view.answered_at ? (endedAt - fromWire(view.answered_at).getTime()) / 1000 : null;
  const save = async () => {
    setSaving(true);
    try {
      await readApi(noteCallCall, { params: { id: view.id }, body: { note } });
      showMessage({ kind: 'success', key: 'calls.after.saved', text: translate('calls.after.saved') });
      dismiss();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // What was typed stays.
      showError(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Party call={view} />
      <Typography variant="body2" color="text.secondary" className="tabular">
        {[
          // Who has given it away has left a call that goes on.
          translate(
            view.state === 'ended' ? outcomeKey(view.outcome, view.direction) : 'calls.outcomes.given',
          ),
          seconds === null ? null : translate('calls.after.length', { time: callTime(seconds) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {mayNote && (
        <TextField
          label={translate('calls.after.note')}
          value={note}
          multiline
          minRows={2}
          size="small"
          slotProps={{ htmlInput: { maxLength: MOST_NOTE } }}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        {mayNote && (
          <Button
            variant="contained"
            size="small"
            disabled={note.trim() === ''}
            loading={isSaving}
            onClick={() => void save()}
          >
            {translate('calls.after.save')}
          </Button>
        )}
        <Button size="small" onClick={dismiss}>
          {translate('calls.actions.close')}
        </Button>
      </Box>
    </Box>
  );
}
