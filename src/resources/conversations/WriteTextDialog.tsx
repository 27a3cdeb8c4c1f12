import { DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import { WriteTextForm } from './WriteTextForm';
import { WhoToWrite, type Written } from './WhoToWrite';

interface DialogProps {
  /** Null: the person is looked for first. */
  who: Written | null;
  onClose: () => void;
  onSent: (conversationId: number) => void;
}

/** The first text message of a conversation: to whom, on which phone, in which language, and what it costs. */
export default function WriteTextDialog({ who: given, onClose, onSent }: DialogProps) {
  const translate = useT();
  const id = useId();
  const [who, setWho] = useState(given);
  const [isSaving, setSaving] = useState(false);
  const title = who?.name
    ? translate('conversations.write.title', { name: who.name })
    : translate('conversations.write.titleNew');
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={isSaving ? undefined : onClose}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {given === null && (
        <DialogContent sx={{ flex: 'none', pb: 0 }}>
          <WhoToWrite isFound={who !== null} onPick={setWho} />
        </DialogContent>
      )}
      <WriteTextForm
        key={who?.participantId ?? 0}
        who={who}
        onSaving={setSaving}
        onClose={onClose}
        onSent={onSent}
      />
    </Dialog>
  );
}
