/** Small changes that a program's tests should notice: each one operator, constant, condition, statement or call, by its place in the text. */
import { parseSync } from 'vite';

export interface Mutant {
  /** What kind of change. */
  kind: string;
  start: number;
  end: number;
  replacement: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

type Change = readonly [kind: string, node: { start: number; end: number }, replacement: string];

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  find: 'findLast',
  findLast: 'find',
  push: 'unshift',
  unshift: 'push',
  shift: 'pop',
  pop: 'shift',
};

/** Calls that hand a list on: without them it stays as it was. */
const PASSING = new Set(['filter', 'sort', 'slice', 'reverse']);

/** Every mutant of that source, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Mutant[] = [];
  visit(program as unknown as Node, (node) => {
    for (const [kind, { start, end }, replacement] of changesOf(node, source))
      found.push({ kind, start, end, replacement });
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Walks the tree, past everything that is only about types. */
function visit(node: Node, meet: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !('expression' in node)) return;
  if (node.type === 'ImportDeclaration') return;
  meet(node);
  for (const [name, value] of Object.entries(node)) {
    if (name === 'typeAnnotation' || name === 'returnType') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, meet);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function changesOf(node: Node, source: string): Change[] {
  const text = (part: unknown) => (isNode(part) ? source.slice(part.start, part.end) : '');
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChanges(node, source);
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [['unary', node, `(${text(node.argument)})`]] : [];
    case 'UpdateExpression':
      return [
        ['update', node, source.slice(node.start, node.end).replace(/\+\+|--/, (o) => (o === '++' ? '--' : '++'))],
      ];
    case 'Literal':
      return literalChanges(node);
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((value) => ['condition', node.test as Node, value]);
    case 'ReturnStatement':
      return isNode(node.argument) && text(node.argument) !== 'null' ? [['return', node.argument, 'null']] : [];
    case 'ArrowFunctionExpression':
      return isNode(node.body) && node.body.type !== 'BlockStatement' ? [['return', node.body, 'undefined']] : [];
    case 'ExpressionStatement':
      return [['statement', node, ';']];
    case 'ArrayExpression':
      return (node.elements as unknown[]).length > 0 ? [['list', node, '[]']] : [];
    case 'CallExpression':
      return callChanges(node, source);
    default:
      return [];
  }
}

function operatorChanges(node: Node, source: string): Change[] {
  const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
  const between = source.slice(left.end, right.start);
  const at = left.end + between.indexOf(operator);
  const place = { start: at, end: at + operator.length };
  return (OPERATORS[operator] ?? []).map((other) => [`operator ${operator}`, place, other]);
}

function literalChanges(node: Node): Change[] {
  if (typeof node.value === 'boolean') return [['boolean', node, String(!node.value)]];
  if (typeof node.value !== 'number') return [];
  return [['number', node, String(node.value + 1)]];
}

function callChanges(node: Node, source: string): Change[] {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const { object, property } = callee as unknown as { object: Node; property: Node & { name: string } };
  const other = METHODS[property.name];
  if (other !== undefined) return [['call', property, other]];
  return PASSING.has(property.name) ? [['call', node, source.slice(object.start, object.end)]] : [];
}

/** The source with that change made. */
export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
