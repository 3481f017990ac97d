import {getHeaders, type SampleCall} from './call';

/** A text as a Go string: raw where it can be, else interpreted. */
const formatGoString = (text: string): string =>
  text.includes('`') ? JSON.stringify(text) : `\`${text}\``;

const renderImports = (...packages: string[]): string =>
  `import (\n${packages.map((name) => `\t"${name}"\n`).join('')})`;

function send(call: SampleCall, reader: string): string {
  const headers = getHeaders(call).map(
    ([name, value]) => `\trequest.Header.Set("${name}", "${value}")`,
  );
  return `	request, err := http.NewRequest("POST", "${call.url}", ${reader})
	if err != nil {
		log.Fatal(err)
	}
${headers.join('\n')}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()`;
}

function renderUnary(call: SampleCall): string {
  return `package main

${renderImports('fmt', 'io', 'log', 'net/http', 'strings')}

func main() {
	body := ${formatGoString(JSON.stringify(call.body, null, 2))}
${send(call, 'strings.NewReader(body)')}
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.Status)
	fmt.Println(string(answer))
}`;
}

function renderStream(call: SampleCall): string {
  return `package main

${renderImports('bytes', 'encoding/binary', 'fmt', 'io', 'log', 'net/http')}

func main() {
	message := []byte(${formatGoString(JSON.stringify(call.body))})
	envelope := binary.BigEndian.AppendUint32([]byte{0}, uint32(len(message)))
${send(call, 'bytes.NewReader(append(envelope, message...))')}
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
}`;
}

/** The call with Go's standard library. */
export const renderGoSample = (call: SampleCall): string =>
  call.streaming ? renderStream(call) : renderUnary(call);
