import type { JSONValue } from 'ai';

/** The three protocols as providers document them, as far as a streamed text goes. */
export const protocols = ['chat-completions', 'messages', 'generate-content'] as const;
export type Protocol = (typeof protocols)[number];

export interface Usage {
  input: number;
  output: number;
}

interface WireFormat {
  /** The paths that speak it. */
  path: RegExp;
  /** The frames of a streamed answer: one before the text, one for each piece, those after it. */
  frames(pieces: readonly string[], usage: Usage, request: ModelRequestBody): Frame[];
  errorBody(status: number): JSONValue;
}

export interface Frame {
  event?: string;
  data: JSONValue | '[DONE]';
}

/** What of a request's body the frames depend on. */
export interface ModelRequestBody {
  tools?: { name?: string }[];
}

export const wireFormats: Record<Protocol, WireFormat> = {
  'chat-completions': {
    path: /\/chat\/completions$/,
    frames: (pieces, usage) => [
      chatChunk({ role: 'assistant', content: '' }),
      ...pieces.map((content) => chatChunk({ content })),
      chatChunk({}, 'stop'),
      {
        data: {
          ...chatHead,
          choices: [],
          usage: {
            prompt_tokens: usage.input,
            completion_tokens: usage.output,
            total_tokens: usage.input + usage.output,
          },
        },
      },
      { data: '[DONE]' },
    ],
    errorBody: (status) => ({
      error: {
        message: `Incorrect API key provided: ${quotedKey}`,
        type: 'some_error',
        code: String(status),
      },
    }),
  },
  messages: {
    path: /\/messages$/,
    frames: messagesFrames,
    errorBody: () => ({ type: 'error', error: { type: 'api_error', message: `key ${quotedKey}` } }),
  },
  'generate-content': {
    path: /:streamGenerateContent$/,
    frames: (pieces, usage) =>
      pieces.map((text, index) => ({
        data: {
          candidates: [
            {
              content: { parts: [{ text }], role: 'model' },
              index: 0,
              ...(index === pieces.length - 1 ? { finishReason: 'STOP' } : {}),
            },
          ],
          usageMetadata: {
            promptTokenCount: usage.input,
            candidatesTokenCount: usage.output,
            totalTokenCount: usage.input + usage.output,
          },
          modelVersion: 'of-the-tests',
        },
      })),
    errorBody: (status) => ({ error: { code: status, message: `key ${quotedKey}`, status: 'SOMETHING' } }),
  },
};

/** Providers quote part of the key, or all of it, when they refuse it. */
export const quotedKey = 'sk-the-key-of-the-tests';

const chatHead = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'of-the-tests' };

const chatChunk = (delta: Record<string, string>, finish_reason: string | null = null): Frame => ({
  data: { ...chatHead, choices: [{ index: 0, delta, finish_reason }] },
});

/** A model that knows no JSON schema is given a tool by the SDK and answers with its input. */
function messagesFrames(pieces: readonly string[], usage: Usage, { tools }: ModelRequestBody): Frame[] {
  const tool = tools?.[0]?.name;
  const block = tool
    ? { type: 'tool_use', id: 'toolu_1', name: tool, input: {} }
    : { type: 'text', text: '' };
  const frame = (type: string, rest: Record<string, JSONValue>): Frame => ({
    event: type,
    data: { type, ...rest },
  });
  return [
    frame('message_start', {
      message: {
        ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'of-the-tests', content: [] },
        ...{ stop_reason: null, stop_sequence: null },
        usage: { input_tokens: usage.input, output_tokens: 1 },
      },
    }),
    frame('content_block_start', { index: 0, content_block: block }),
    ...pieces.map((text) =>
      frame('content_block_delta', {
        index: 0,
        delta: tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
      }),
    ),
    frame('content_block_stop', { index: 0 }),
    frame('message_delta', {
      delta: { stop_reason: tool ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: usage.output },
    }),
    frame('message_stop', {}),
  ];
}
