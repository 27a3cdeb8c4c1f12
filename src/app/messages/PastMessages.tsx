import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { clearMessages, messages as messageStore } from '../../providers/messageLog';
import { useValue } from '../../providers/valueStore';
import { MessageCard } from './MessageCard';
import { useEdges } from '../../ui/useEdges';

/** All messages since the page was opened, so that a closed error can be read again (field-notes 20). */
export function PastMessages() {
  const edges = useEdges();
  const translate = useT();
  const messages = useValue(messageStore);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={translate('messages.open')}>
        <IconButton
          aria-label={translate('messages.open')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge variant="dot" color="error" invisible={!messages.some(({ kind }) => kind === 'error')}>
            <HistoryIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: edges.end }}
        transformOrigin={{ vertical: 'top', horizontal: edges.end }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('messages.title') } }}
      >
        <Box sx={{ width: 'min(400px, calc(100vw - 32px))', padding: 4, display: 'grid', gap: 3 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="h2">{translate('messages.title')}</Typography>
            {messages.length > 0 && (
              <Button size="small" onClick={clearMessages}>
                {translate('messages.clear')}
              </Button>
            )}
          </Box>
          {messages.length === 0 && (
            <Typography color="text.secondary">{translate('messages.empty')}</Typography>
          )}
          {messages.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </Box>
      </Popover>
    </>
  );
}
