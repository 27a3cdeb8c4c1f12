import Box from '@mui/material/Box';
import { useT } from '../../i18n/useT';
import { CommandDialog } from '../../ui/CommandDialog';
import { useOpenLot } from '../lot/lotContext';
import { sendLotCommand } from '../lot/useLotCommand';
import { useCommitSentences } from './useCommitSentences';
import { commitLot } from '../lot/lotVerbs';

/** Last confirmation before the import: all valid rows at once, or none. */
export function CommitDialog({ onClose }: { onClose: () => void }) {
  const translate = useT();
  const open = useOpenLot();
  const sentences = useCommitSentences(open.lot);
  return (
    <CommandDialog
      title={translate('imports.commit.title', { file: open.lot.file_name })}
      verb={translate('imports.commit.verb')}
      keep={translate('imports.commit.keep')}
      onRun={async () => {
        await sendLotCommand(open, commitLot);
        onClose();
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
          <span>{translate('imports.commit.atOnce')}</span>
        </>
      )}
    </CommandDialog>
  );
}
