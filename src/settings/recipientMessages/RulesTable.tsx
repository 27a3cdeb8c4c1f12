import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { MESSAGE_CHANNELS, type MessageChannel } from '../../domain/messages/channels';
import { RECIPIENT_EVENTS, type RecipientEvent } from '../../domain/messages/recipientEvents';
import type { ChannelsByEvent } from '../../domain/messages/recipientRules';
import { useT } from '../../i18n/useT';
import { stackedTable } from '../../ui/stackedTable';

interface RulesTableProps {
  channels: ChannelsByEvent;
  /** The rules from which an event without an own one is inherited; null: these are the widest. */
  inherited: ChannelsByEvent | null;
  isClient: boolean;
  disabled: boolean;
  onChange: (channels: ChannelsByEvent) => void;
}

function without(channels: ChannelsByEvent, event: RecipientEvent): ChannelsByEvent {
  const { [event]: _removed, ...rest } = channels;
  return rest;
}

/** By news: whether it is told, and by which ways. */
export function RulesTable({ channels, inherited, isClient, disabled, onChange }: RulesTableProps) {
  const translate = useT();
  const eventName = (event: RecipientEvent) => translate(`recipientMessages.events.${event}`);
  const wayName = (way: MessageChannel) => translate(`outbox.channels.${way}`);
  const waysOf = (event: RecipientEvent) => channels[event] ?? inherited?.[event] ?? [];
  const toggle = (event: RecipientEvent, way: MessageChannel, isOn: boolean) => {
    const others = waysOf(event).filter((each) => each !== way);
    const ways = MESSAGE_CHANNELS.filter((each) => others.includes(each) || (isOn && each === way));
    onChange({ ...channels, [event]: ways });
  };
  const toggleOwn = (event: RecipientEvent, isOwn: boolean) =>
    onChange(isOwn ? { ...channels, [event]: waysOf(event) } : without(channels, event));
  return (
    <Card>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('recipientMessages.rules.message')}</TableCell>
            {inherited && <TableCell>{translate('recipientMessages.rules.applies')}</TableCell>}
            <TableCell>{translate('recipientMessages.rules.ways')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {RECIPIENT_EVENTS.map((event) => {
            const isOwn = inherited === null || channels[event] !== undefined;
            return (
              <TableRow key={event}>
                <TableCell>
                  {eventName(event)}
                  <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                    {translate(`recipientMessages.hints.${event}`)}
                  </Typography>
                </TableCell>
                {inherited && (
                  <TableCell>
                    <FormControlLabel
                      control={
                        <Switch
                          size="small"
                          checked={isOwn}
                          disabled={disabled}
                          slotProps={{
                            input: {
                              'aria-label': `${eventName(event)}: ${translate('recipientMessages.rules.own')}`,
                            },
                          }}
                          onChange={(_, checked) => toggleOwn(event, checked)}
                        />
                      }
                      label={translate(
                        isOwn
                          ? 'recipientMessages.rules.own'
                          : isClient
                            ? 'recipientMessages.rules.inheritedClient'
                            : 'recipientMessages.rules.inherited',
                      )}
                    />
                  </TableCell>
                )}
                <TableCell>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
                    {MESSAGE_CHANNELS.map((way) => (
                      <FormControlLabel
                        key={way}
                        control={
                          <Checkbox
                            size="small"
                            checked={waysOf(event).includes(way)}
                            disabled={disabled || !isOwn}
                            slotProps={{
                              input: {
                                'aria-label': translate('recipientMessages.rules.way', {
                                  event: eventName(event),
                                  way: wayName(way),
                                }),
                              },
                            }}
                            onChange={(_, checked) => toggle(event, way, checked)}
                          />
                        }
                        label={wayName(way)}
                      />
                    ))}
                  </Box>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Card>
  );
}
