import {describe, expect, it} from 'vitest';
import {renderGoSample} from '../../../src/reference/samples/go';
import {getCall} from './calls';

describe('the sample in Go', () => {
  it('prints one answer', () => {
    const call = getCall({a: '"\\'}, false, {authorized: true});
    expect(renderGoSample(call)).toBe(
      `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
)

func main() {
	body := \`{
  "a": "\\"\\\\"
}\`
	request, err := http.NewRequest("POST", "https://a.example/a.v1.AService/Get", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Connect-Protocol-Version", "1")
	request.Header.Set("Authorization", "$HOLT_AUTHORIZATION")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.Status)
	fmt.Println(string(answer))
}`,
    );
  });

  it('prints the messages of a stream', () => {
    expect(renderGoSample(getCall({a: 1}, true))).toBe(
      `package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"log"
	"net/http"
)

func main() {
	message := []byte(\`{"a":1}\`)
	envelope := binary.BigEndian.AppendUint32([]byte{0}, uint32(len(message)))
	request, err := http.NewRequest("POST", "https://a.example/a.v1.AService/Get", bytes.NewReader(append(envelope, message...)))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/connect+json")
	request.Header.Set("Connect-Protocol-Version", "1")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	prefix := make([]byte, 5)
	for {
		if _, err := io.ReadFull(response.Body, prefix); err != nil {
			break
		}
		text := make([]byte, binary.BigEndian.Uint32(prefix[1:]))
		if _, err := io.ReadFull(response.Body, text); err != nil {
			log.Fatal(err)
		}
		fmt.Println(prefix[0]&2 != 0, string(text))
	}
}`,
    );
  });

  it('uses an interpreted string where a raw one cannot hold the text', () => {
    const body = {a: '`\n'};
    expect(renderGoSample(getCall(body, true))).toContain(
      String.raw`message := []byte("{\"a\":\"` + '`' + String.raw`\\n\"}")`,
    );
    expect(renderGoSample(getCall(body, false))).toContain(
      String.raw`body := "{\n  \"a\": \"` + '`' + String.raw`\\n\"\n}"`,
    );
  });
});
