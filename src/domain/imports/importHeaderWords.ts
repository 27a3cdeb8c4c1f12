import type { ImportTarget } from './importTargets';

/**
 * Column names of orders in files, English and Spanish, without accents and case. If a name is listed for two
 * targets, the column's content decides.
 */
const NAMES: Readonly<Record<ImportTarget, string>> = {
  order_number: `
    order number, order, order no, order num, order id, order code, order ref, order reference, rx, rx
    number, rx no, rx num, rx id, prescription, prescription number, prescription no, script number,
    tracking, tracking number, tracking no, invoice, invoice number, reference, reference number, ref,
    ref no, po, po number, number, no, id, delivery number, delivery id, numero pedido, pedido, no
    pedido, num pedido, id pedido, codigo pedido, pedido no, pedido numero, numero orden, orden, no
    orden, num orden, orden no, folio, numero receta, receta, no receta, numero rastreo, rastreo, guia,
    numero guia, no guia, factura, numero factura, referencia, numero, num, numero envio, envio, numero
    entrega`,
  client_code: `
    client code, client, client id, client no, client number, code, patient code, patient id, patient
    no, patient number, participant code, participant id, participant number, member, member id, member
    number, member code, customer, customer id, customer code, customer number, account, account number,
    recipient code, recipient id, mrn, codigo cliente, cliente, id cliente, no cliente, numero cliente,
    clave cliente, clave, codigo, codigo paciente, id paciente, no paciente, numero paciente, clave
    paciente, expediente, codigo participante, id participante, afiliado, numero afiliado, no afiliado,
    codigo afiliado, codigo socio, numero socio, cuenta, numero cuenta`,
  participant_name: `
    first and last name, nombre del participante,
    participant name, participant, participant full name, patient name, patient, patient full name,
    name, full name, recipient, recipient name, customer name, customer, client name, client, member
    name, member, consignee, contact, contact name, deliver to, ship to, ship to name, receiver, nombre
    participante, participante, nombre paciente, paciente, nombre, nombre completo, nombres,
    destinatario, nombre destinatario, nombre cliente, cliente, beneficiario, nombre beneficiario,
    nombre apellido, nombre apellidos, nombres apellidos, nombre y apellido, nombre y apellidos, nombres
    y apellidos, apellidos y nombre, apellido y nombre, contacto, afiliado, recibe`,
  phone_number: `
    mobile phone number, telefono movil numero, contact phone number, land phone, landline,
    phone number, phone, phone no, phone num, telephone, telephone number, tel, tel no, mobile, mobile
    phone, mobile number, cell, cell phone, cellphone, cell number, contact phone, contact number,
    patient phone, home phone, customer phone, recipient phone, primary phone, ph, number, telefono,
    numero telefono, no telefono, num telefono, telefono contacto, telefono movil, telefono celular,
    telefono paciente, telefono cliente, telefono casa, movil, celular, cel, numero celular, numero
    movil, numero, telefono 1, phone 1`,
  address: `
    destination full address, formatted address, direccion de destino completa, whole address,
    address, full address, delivery address, street, street address, address line, address line 1,
    address 1, address1, addr, addr 1, shipping address, ship to address, home address, patient address,
    destination, destination address, location, drop off address, dropoff address, direccion, direccion
    completa, direccion entrega, domicilio, domicilio entrega, calle, calle numero, calle y numero,
    direccion 1, direccion linea 1, direccion paciente, direccion destino, destino, direccion envio`,
  delivery_start_time: `
    start delivery time, earliest delivery time,
    delivery start time, start time, start, from, from time, time from, after, not before, earliest,
    earliest time, ready time, deliver after, window start, time window start, window from, open, time
    start, hora inicio, inicio, desde, hora desde, a partir, despues, no antes, inicio ventana, hora
    inicial, inicio entrega, hora inicio entrega, apertura, entregar despues, hora entrega inicio`,
  delivery_end_time: `
    end delivery time, latest delivery time, no later than,
    delivery end time, end time, end, to, until, to time, time to, before, by, not after, latest, latest
    time, due time, due, deliver by, deliver before, deadline, window end, time window end, window to,
    close, time end, hora fin, fin, hasta, hora hasta, antes, no despues, fin ventana, hora final, hora
    limite, limite, fin entrega, hora fin entrega, cierre, entregar antes, hora entrega fin, hora
    termino`,
  flags: `
    indicaciones, driver gender, gender of driver, genero conductor, sexo conductor,
    flags, flag, marks, tags, labels, options, special, attributes, handling, special handling, marcas,
    marca, indicadores, etiquetas, opciones, atributos, manejo, manejo especial, senales`,
  copayment_amount: `
    copayment amount, copayment, copay, copay amount, co pay, co pay amount, co payment, amount due,
    amount, collect amount, cod, cod amount, cash on delivery, to collect, balance, balance due, due,
    patient pay, price, total due, copago, importe copago, monto copago, copago usd, importe, monto,
    monto cobrar, por cobrar, cobro, a cobrar, saldo, pago contra entrega, contra entrega, contra
    reembolso`,
  comments: `
    comments, comment, notes, note, remarks, remark, instructions, delivery instructions, delivery
    notes, delivery note, special instructions, driver notes, driver instructions, observations, memo,
    comentarios, comentario, notas, nota, observaciones, observacion, instrucciones, indicaciones,
    instrucciones entrega, notas entrega, notas conductor, notas chofer, referencias`,
  first_name: `
    first name, first, fname, given name, patient first name, participant first name, member first name,
    recipient first name, customer first name, forename, nombre, nombres, primer nombre, nombre pila,
    nombre paciente, nombres paciente`,
  middle_name: `
    middle name, middle, middle initial, mi, mname, segundo nombre, inicial`,
  last_name: `
    last name, last, lname, surname, family name, patient last name, participant last name, member last
    name, recipient last name, customer last name, apellido, apellidos, primer apellido, apellido
    paciente, apellidos paciente, apellido paterno`,
  address_1: `
    address 1, unit or second line, apartamento o segunda línea,
    address line 2, address 2, address2, addr 2, unit, apt, apartment, suite, ste, unit number, apt
    number, apt suite, apt no, unit no, street 2, apt unit, direccion 2, direccion linea 2,
    departamento, depto, dpto, apartamento, apto, interior, numero interior, unidad, piso, complemento`,
  city: `
    city, town, delivery city, patient city, ciudad, poblacion, municipio, localidad, ciudad entrega`,
  state: `
    state, st, state code, province, delivery state, patient state, estado, provincia, codigo estado`,
  zipcode: `
    zip, zipcode, zip code, postal code, postcode, postal, delivery zip, patient zip, zip 5, codigo
    postal, cp, c p, zona postal, cod postal, codigo zip`,
  gate_code: `
    gate code, gate, gate no, gate number, entry code, access code, door code, building code, buzzer, call box, codigo
    acceso, codigo puerta, codigo porton, codigo entrada, clave acceso, clave puerta, porton`,
  delivery_date: `
    delivery date, date delivery, date, delivery day, day, due date, deliver on, ship date, requested date, scheduled
    date, service date, fecha entrega, fecha, dia entrega, dia, fecha programada, fecha envio, fecha solicitada`,
  time_window: `
    time window, window, delivery window, time slot, slot, time frame, timeframe, time range, delivery
    time, hours, schedule, time, delivery slot, deliver between, ventana, ventana horaria, ventana
    entrega, franja, franja horaria, horario, horario entrega, rango horario, hora entrega, rango`,
  rush: `
    rush, is rush, urgent, stat, asap, urgente, urgencia, es urgente`,
  priority: `
    priority, is priority, high priority, prioridad, prioritario, es prioritario, alta prioridad`,
  refrigerated: `
    refrigerated, refrigeration, refrigeration needed, is refrigerated, cold, fridge, cold chain, needs
    refrigeration, refrigerado, refrigeracion, refrigerada, cadena frio, frio, es refrigerado, requiere
    refrigeracion`,
  leave_at_door: `
    leave at door, leave door, no signature, no signature needed, contactless, leave at the door, dejar
    en puerta, dejar puerta, dejar en la puerta, sin firma, sin contacto`,
  male_driver: `
    male driver, male, male driver only, conductor hombre, conductor masculino, chofer hombre, hombre`,
  female_driver: `
    female driver, female, female driver only, conductora, conductor mujer, conductora mujer, chofer
    mujer, mujer`,
};

// Words that do not change the meaning of a column name.
const FILLER = new Set([
  'the',
  'of',
  'a',
  'for',
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'para',
  'usd',
  'hh',
  'mm',
]);

/** "N.º de Pedido", "orderNumber" and "ORDER_NUMBER" in one spelling: "no pedido", "order number". */
export function headerWords(name: string): string {
  const spelled = name
    .replace(/#/g, ' no ')
    .replace(/\bn\s*\.?\s*[º°o]\.?(?=\s|$)/gi, ' no ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const words = spelled.split(' ').filter((word) => !FILLER.has(word));
  return words.length > 0 ? words.join(' ') : spelled;
}

const BY_NAME = new Map<string, ImportTarget[]>();
for (const [target, names] of Object.entries(NAMES) as [ImportTarget, string][]) {
  for (const name of new Set(names.split(',').map(headerWords))) {
    BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), target]);
  }
}

/** Possible targets of a column name; several when the name is ambiguous. */
export function targetsNamed(name: string): readonly ImportTarget[] {
  return BY_NAME.get(headerWords(name)) ?? [];
}
