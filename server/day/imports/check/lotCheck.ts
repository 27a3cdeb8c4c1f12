import { isSameAddress } from '../../../../src/domain/addresses/addressIdentity';
import { driverWish } from '../../../../src/domain/people/driverWish';
import { participantFullName } from '../../../../src/domain/people/fullName';
import { doorKey, matchPerson, type KnownPerson } from '../../../../src/domain/imports/importMatch';
import type { ImportAddress, ImportMatch, ImportProblem } from '../../../../src/domain/imports/importView';
import type { OrderColumn } from '../../../../src/domain/imports/orderRow';
import type { ProblemArgs } from '../../../../src/domain/wire/problem';
import type { Db, Trx } from '../../../platform/database/database';
import type { ParsedOrder } from '../../../platform/database/tables/imports';
import { readSettings } from '../../../platform/settings/readSettings';
import { ClientNames } from './clientNames';
import { DayRuns } from './dayRuns';
import { withGateCode } from './gateCode';
import { judgeExisting } from './judgeExisting';
import { readRow, type ReadRow } from './readRow';
import { readFacts, type RowFacts } from './rowFacts';
import type { LotTerms, RowOutcome, RowToCheck } from './rowOutcome';
import type { SeenRows } from './seenRows';

/** From here another person is likely enough to be worth a word. */
const WORTH_A_WORD = 0.6;

/** Checks rows of one lot, batch by batch in the order of their lines: a few questions per batch, none per row. */
export class LotCheck {
  readonly #clients: ClientNames;
  readonly #runs: DayRuns;

  constructor(
    private readonly db: Db | Trx,
    private readonly lot: LotTerms,
    private readonly seen: SeenRows,
  ) {
    this.#clients = new ClientNames(db);
    this.#runs = new DayRuns(db, lot);
  }

  async check(rows: readonly RowToCheck[]): Promise<RowOutcome[]> {
    const read: ReadRow[] = [];
    const { default_state } = await readSettings(this.db);
    for (const row of rows) read.push(await readRow(row, default_state, this.lot));
    const facts = await readFacts(this.db, read);
    await this.#clients.learn(read.map(({ parsed }) => parsed.client_code).filter(Boolean));
    const outcomes: RowOutcome[] = [];
    for (const row of read) outcomes.push(await this.#judge(row, facts));
    return outcomes;
  }

  async #judge(read: ReadRow, facts: RowFacts): Promise<RowOutcome> {
    const { row } = read;
    const problems = [...read.problems];
    const addProblem = (
      column: OrderColumn | null,
      message: string,
      args?: ProblemArgs,
      is_warning = false,
    ) => {
      problems.push({ column, message, ...(args ? { args } : {}), is_warning });
    };
    const isRead = (column: OrderColumn) =>
      !problems.some((problem) => problem.column === column && !problem.is_warning);

    const hasNumber = isRead('order_number');
    const twin = hasNumber ? this.seen.takeNumber(read.parsed.order_number, row.line) : null;
    if (twin !== null) addProblem('order_number', 'orders.twiceInFile', { line: twin });
    const isNamed = isRead('participant_name') && isRead('client_code');
    const match = isNamed ? matchOf(read, facts, this.lot.funding_source_id) : null;
    const person = match?.participant_id == null ? null : (facts.people.get(match.participant_id) ?? null);
    const withoutCode = (problem: ImportProblem) => problem.message === 'importCheck.answered.new';
    if (person && read.parsed.client_code === '')
      problems.splice(problems.findIndex(withoutCode), 1, foundWithoutCode(person));
    if (match && isNamed) await this.#judgeMatch(read, match, person, addProblem);
    const door = read.address && withKnown(read.address, person, facts);
    const gate = withGateCode(
      door,
      withWish(read.parsed, person?.needs ?? null),
      knownAddress(door, person, facts)?.gate_code,
    );
    if (gate.problem) problems.push(gate.problem);
    const { parsed, address } = gate;

    const existing = hasNumber && twin === null ? facts.existing.get(parsed.order_number) : undefined;
    const verdict = existing
      ? judgeExisting({ existing, lot: this.lot, parsed, address, participantId: person?.id ?? null })
      : null;
    if (verdict?.problem) problems.push(verdict.problem);

    if (!existing && isRead('flags') && (await this.#runs.noneTakes(parsed)))
      addProblem('flags', 'importCheck.noRun', undefined, true);
    const isRefused = problems.some(({ is_warning }) => !is_warning);
    return {
      problems,
      result: isRefused ? 'refused' : verdict ? verdict.result : 'new',
      order_number: parsed.order_number || null,
      client_code: parsed.client_code || null,
      participant_id: person?.id ?? null,
      match,
      address,
      changes: isRefused ? [] : (verdict?.changes ?? []),
      parsed: isRefused ? null : parsed,
      existing_id: existing?.id ?? null,
      existing_version: existing?.version ?? null,
    };
  }

  /** Whether the person that was found, or will be made, may be the one that the row means. */
  async #judgeMatch(
    { row, parsed }: ReadRow,
    match: ImportMatch,
    person: KnownPerson | null,
    addProblem: (
      column: OrderColumn | null,
      message: string,
      args?: ProblemArgs,
      is_warning?: boolean,
    ) => void,
  ): Promise<void> {
    if (person) {
      const client = await this.#clients.nameOf(person.funding_source_id);
      if (match.how === 'code' && match.score < 1) addProblem('client_code', 'orders.otherPerson');
      else if (person.funding_source_id !== this.lot.funding_source_id)
        addProblem('client_code', 'importCheck.otherClient', { client });
      else if (parsed.client_code !== '' && person.client_code !== parsed.client_code)
        addProblem('client_code', 'importCheck.otherCode', { code: person.client_code }, true);
      if (!person.is_active) addProblem('participant_name', 'importCheck.inactive', undefined, true);
      return;
    }
    const line = parsed.client_code && this.seen.takeCode(parsed.client_code, row.line, parsed.person);
    if (typeof line === 'number') addProblem('client_code', 'importCheck.codeTwice', { line });
    const owner = this.#clients.ownerOf(parsed.client_code.slice(0, 3));
    if (owner !== null && owner !== this.lot.funding_source_id) {
      const client = await this.#clients.nameOf(owner);
      addProblem('client_code', 'importCheck.lettersOfOther', { client }, true);
    }
    const [likely] = match.candidates;
    if (likely && likely.score >= WORTH_A_WORD && !row.is_new_participant)
      addProblem('participant_name', 'importCheck.maybeKnown', undefined, true);
  }
}

/** In place of the word that a new participant is made. */
function foundWithoutCode({ client_code }: KnownPerson): ImportProblem {
  const args = { code: client_code };
  const message = 'importCheck.answered.found';
  return { column: 'client_code', message, args, is_warning: true, question: 'client_code' };
}

/** The driver wish of the row, else the participant's (spec §3 "SFMD", "SFFD"). */
function withWish(parsed: ParsedOrder, needs: readonly string[] | null): ParsedOrder {
  const driver_gender = driverWish(parsed.marks.driver_gender, needs);
  return { ...parsed, marks: { ...parsed.marks, driver_gender } };
}

function matchOf({ row, parsed, address }: ReadRow, facts: RowFacts, client: number): ImportMatch {
  const byCode = facts.byCode.get(parsed.client_code);
  const chosen = row.chosen_participant_id === null ? undefined : facts.people.get(row.chosen_participant_id);
  const hints = [parsed.phone_number, participantFullName(parsed.person)].flatMap(
    (hint) => facts.byHint.get(hint) ?? [],
  );
  const people = new Set([byCode, chosen, ...hints].filter((person) => person !== undefined));
  const asked = {
    client_code: parsed.client_code,
    participant_name: parsed.participant_name,
    phone_number: parsed.phone_number,
    door: address && doorKey(address.address, address.zipcode),
  };
  return matchPerson(asked, [...people], client, {
    chosen: row.chosen_participant_id,
    isNew: row.is_new_participant,
  });
}

function knownAddress(door: ImportAddress | null, person: KnownPerson | null, facts: RowFacts) {
  const id = door?.address_id ?? null;
  return person && id !== null ? facts.addresses.get(person.id)?.find((each) => each.id === id) : undefined;
}

/** The address with its confirmed position, if the participant already has this address. */
function withKnown(address: ImportAddress, person: KnownPerson | null, facts: RowFacts): ImportAddress {
  const known = person && facts.addresses.get(person.id)?.find((each) => isSameAddress(each, address));
  if (!known) return { ...address, address_id: null };
  if (address.is_picked || known.latitude === null) return { ...address, address_id: known.id };
  const { latitude, longitude, formatted_address, is_approximate, full_address } = known;
  return {
    ...address,
    full_address,
    latitude,
    longitude,
    formatted_address,
    is_approximate,
    address_id: known.id,
  };
}
