import type { FastifyRequest } from 'fastify';
import type { Insertable } from 'kysely';
import { toWire } from '../../../../../src/domain/time/dates';
import type { Trx } from '../../../../platform/database/database';
import type { BeforeRow, TransitionTable } from '../../../../platform/database/tables/day';
import type { Commander } from '../../../../platform/plugins/actor';
import { writeAudits, type AuditEntry } from '../../../../platform/plugins/audit';
import { isWitness } from '../../../../records/runs/runScope';
import type { LockedRun, LockedStop } from './lockedRun';
import type { TransitionLine } from './writeStop';

interface LogOptions {
  trx: Trx;
  request: FastifyRequest;
  actor: Commander;
  name: string;
  isForced: boolean;
  commandId: string;
  now: Date;
}

/**
 * Records that a command writes beside its effect: history lines, audit entries and the data for an undo. They are
 * collected while the command runs and written at its end, so that a hundred stops need as many statements as one.
 */
export class CommandLog {
  /** In order; an undo goes through it backwards. */
  readonly before: BeforeRow[] = [];
  private readonly lines: Insertable<TransitionTable>[] = [];
  private readonly audits: AuditEntry[] = [];

  constructor(private readonly options: LogOptions) {}

  addLine(run: LockedRun | null, stop: LockedStop, line: TransitionLine): void {
    const { actor, name, commandId, now } = this.options;
    this.lines.push({
      delivery_event_id: stop.id,
      delivery_manifest_id: run?.id ?? null,
      delivery_event_status_id: stop.delivery_event_status_id,
      delivery_event_type_id: stop.delivery_event_type_id,
      datetime: toWire(now),
      actor_user_id: actor.user_id,
      actor_name: actor.full_name,
      source: sourceOf(actor, run),
      comments: null,
      receptor_name: null,
      non_delivery_reason_id: null,
      other_non_delivery_reason_description: null,
      path_evidence: null,
      evidence_sha256: null,
      signature: null,
      latitude: null,
      longitude: null,
      previous_participant_full_address: null,
      return_destination_id: null,
      command_id: commandId,
      undoes_command_id: null,
      verb: name,
      ...line,
    });
  }

  /** Adds fields to the same history line: the place of the stop, and how its bag gets there. */
  amendLine(run: LockedRun | null, stop: LockedStop, more: TransitionLine): void {
    const line = this.lines.findLast((each) => each.delivery_event_id === stop.id);
    if (line) Object.assign(line, more);
    else this.addLine(run, stop, more);
  }

  addAudit(entry: Pick<AuditEntry, 'resource' | 'record_id' | 'before' | 'after'>): void {
    const { name, isForced, commandId } = this.options;
    this.audits.push({ ...entry, action: isForced ? `${name}_override` : name, command_id: commandId });
  }

  dropLinesOf(stop: LockedStop): void {
    const kept = this.lines.filter((line) => line.delivery_event_id !== stop.id);
    this.lines.splice(0, this.lines.length, ...kept);
  }

  async write(): Promise<void> {
    const { trx, request, actor } = this.options;
    if (this.lines.length > 0) {
      await trx.insertInto('delivery_event_transitions').values(this.lines).execute();
    }
    const { user_id, full_name } = actor;
    const author = { user_id, full_name, remote_address: request.ip, request_id: request.id };
    await writeAudits(trx, author, this.audits);
  }
}

function sourceOf(actor: Commander, run: LockedRun | null): 'recipient' | 'driver' | 'office' {
  if (actor.user_id === null) return 'recipient';
  return run && isWitness(actor, run) ? 'driver' : 'office';
}
