/* global document, localStorage */
const TYPE = 'type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }';
const SCHEMA = `{ __schema { types { kind name
  fields { name args { name ${TYPE} } ${TYPE} }
  inputFields { name ${TYPE} }
  enumValues { name }
} } }`;

const part = (id) => document.getElementById(id);

async function ask(query, variables) {
  const token = part('token').value || localStorage.getItem('token');
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: await response.json() };
}

async function run() {
  part('status').textContent = 'Answer: waiting';
  const began = performance.now();
  try {
    const { status, body } = await ask(part('query').value, JSON.parse(part('variables').value || '{}'));
    part('status').textContent = `Answer: ${status} in ${Math.round(performance.now() - began)} ms`;
    part('answer').textContent = JSON.stringify(body, null, 2);
  } catch (error) {
    part('status').textContent = 'Answer: none';
    part('answer').textContent = String(error);
  }
}

const nameOf = ({ kind, name, ofType }) =>
  kind === 'NON_NULL' ? `${nameOf(ofType)}!` : kind === 'LIST' ? `[${nameOf(ofType)}]` : name;
const argument = (one) => `${one.name}: ${nameOf(one.type)}`;

function linesOf({ name, fields, inputFields, enumValues }) {
  const inner = [
    ...(fields ?? []).map((field) => {
      const args = field.args.length > 0 ? `(${field.args.map(argument).join(', ')})` : '';
      return `${field.name}${args}: ${nameOf(field.type)}`;
    }),
    ...(inputFields ?? []).map(argument),
    ...(enumValues ?? []).map((value) => value.name),
  ];
  return inner.map((line) => `${name}.${line}`);
}

async function showSchema() {
  const { body } = await ask(SCHEMA);
  const lines = body.data.__schema.types.filter(({ name }) => !name.startsWith('__')).flatMap(linesOf);
  const show = () => {
    const wanted = part('find').value.toLowerCase();
    part('schema').textContent = lines.filter((line) => line.toLowerCase().includes(wanted)).join('\n');
  };
  part('find').addEventListener('input', show);
  show();
}

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
});
void showSchema();
