import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { RecipientTemplate } from '../../contract/messages/recipientMessages';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { useAllowed } from '../../providers/usePermissions';
import { stackedTable } from '../../ui/stackedTable';
import { WordsDialog } from './WordsDialog';

interface WordsSectionProps {
  templates: readonly RecipientTemplate[];
  onSaved: () => Promise<unknown>;
}

/** What each message says, in the reader's language; the dialog has both. */
export function WordsSection({ templates, onSaved }: WordsSectionProps) {
  const translate = useT();
  const language = useLanguage();
  const mayChange = useAllowed(PERMISSIONS.recipient_messages.updateTemplates);
  const id = useId();
  const [edited, setEdited] = useState<RecipientTemplate | null>(null);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 4 }}>
      <Box>
        <Typography id={id} variant="h2">
          {translate('recipientMessages.words.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('recipientMessages.words.purpose')}
        </Typography>
      </Box>
      <Card>
        <Table size="small" sx={stackedTable}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('recipientMessages.words.message')}</TableCell>
              <TableCell>{translate('recipientMessages.words.text')}</TableCell>
              {mayChange && <TableCell />}
            </TableRow>
          </TableHead>
          <TableBody>
            {templates.map((template) => {
              const event = translate(`recipientMessages.events.${template.event}`);
              return (
                <TableRow key={template.event}>
                  <TableCell sx={{ verticalAlign: 'top', minWidth: 140 }}>
                    {event}
                    {template.is_own && (
                      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                        {translate('recipientMessages.words.own')}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
                    {template.words[language].sms}
                  </TableCell>
                  {mayChange && (
                    <TableCell sx={{ verticalAlign: 'top' }}>
                      <Button
                        size="small"
                        aria-label={translate('recipientMessages.words.edit', { event })}
                        onClick={() => setEdited(template)}
                      >
                        {translate('recipientMessages.words.editShort')}
                      </Button>
                    </TableCell>
                  )}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Card>
      {edited && (
        <WordsDialog
          template={edited}
          onSaved={async () => {
            await onSaved();
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}
