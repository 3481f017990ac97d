import {describe, expect, it} from 'vitest';
import {renderCurlSample} from '../../../src/reference/samples/curl';
import {getCall} from './calls';

describe('the sample for cURL', () => {
  it('is one command for one answer', () => {
    expect(renderCurlSample(getCall({a: {b: "it's"}}, false))).toBe(
      String.raw`curl \
  https://a.example/a.v1.AService/Get \
  --header 'Content-Type: application/json' \
  --header 'Connect-Protocol-Version: 1' \
  --data '{
    "a": {
      "b": "it'\''s"
    }
  }'`,
    );
  });

  it('puts the request of a stream into an envelope', () => {
    expect(renderCurlSample(getCall({a: "'漢'"}, true))).toBe(
      String.raw`printf '\000\000\000\000\015%s' '{"a":"'\''漢'\''"}' |
  curl --no-buffer --output - \
    https://a.example/a.v1.AService/Get \
    --header 'Content-Type: application/connect+json' \
    --header 'Connect-Protocol-Version: 1' \
    --data-binary @-`,
    );
  });

  it.each([false, true])(
    'lets the shell fill in the authorization, stream: %s',
    (streaming) => {
      const sample = renderCurlSample(
        getCall({}, streaming, {authorized: true}),
      );
      expect(sample).toContain(
        ` --header "Authorization: $HOLT_AUTHORIZATION" \\\n`,
      );
      expect(sample).toContain(` --header 'Connect-Protocol-Version: 1' \\\n`);
    },
  );
});
