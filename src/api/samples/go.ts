import {formatHeaders, type SampleCall} from './call';

/** A Go string literal: raw if possible, otherwise interpreted. */
const formatGoString = (text: string): string =>
  text.includes('`') ? JSON.stringify(text) : `\`${text}\``;

export function renderGoSample(call: SampleCall): string {
  return `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
)

func main() {
	body := ${formatGoString(JSON.stringify(call.body, null, 2))}
	request, err := http.NewRequest("POST", "${call.url}", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
${formatHeaders(call, `\trequest.Header.Set("{name}", "{value}")`)}
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
}`;
}
