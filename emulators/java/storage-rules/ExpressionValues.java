import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.util.Map;

/** Converts JSON from firebase-tools and Firestore into values of the rules language. */
final class ExpressionValues {
  /** Types of Firestore's REST interface, and the proto JSON names of the corresponding rules values. */
  private static final Map<String, String> SIMPLE_TYPES =
      Map.of(
          "booleanValue", "bool_value",
          "integerValue", "int_value",
          "doubleValue", "float_value",
          "stringValue", "string_value",
          "bytesValue", "bytes_value",
          "timestampValue", "timestamp_value",
          "geoPointValue", "latlng_value");

  private ExpressionValues() {}

  /** Reads the proto JSON form of a value, which firebase-tools sends: {"string_value": ..}. */
  static ExpressionValue fromProtoJson(JsonElement json) {
    try {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), value);
      return value.build();
    } catch (InvalidProtocolBufferException e) {
      throw new IllegalArgumentException("Unreadable value " + json + ": " + e.getMessage(), e);
    }
  }

  /** Object names may contain any character, so the path is built from raw segments, never parsed. */
  static ExpressionPathValue objectPath(String path) {
    ExpressionPathValue.Builder value = ExpressionPathValue.newBuilder();
    for (String segment : path.split("/")) {
      if (!segment.isEmpty()) value.addSegments(ExpressionValueUtils.simpleSegment(segment));
    }
    return value.build();
  }

  /** A Firestore document as firestore.get() returns it: data, id, __name__. */
  static ExpressionValue document(JsonObject document) {
    String name = Messages.text(document, "name");
    JsonObject parts = new JsonObject();
    parts.add("data", map(document));
    parts.add("id", typed("string_value", new JsonPrimitive(name.substring(name.lastIndexOf('/') + 1))));
    if (name.contains("/databases/")) parts.add("__name__", reference(name));
    return fromProtoJson(typed("map_value", typed("fields", parts)));
  }

  /** Converts {"fields": ..} of a document or a map. */
  private static JsonObject map(JsonObject parent) {
    JsonObject fields = new JsonObject();
    Messages.child(parent, "fields").entrySet().forEach(field -> fields.add(field.getKey(), value(field.getValue())));
    return typed("map_value", typed("fields", fields));
  }

  /** Converts a value in Firestore's REST form, an object whose only key is the type: {"integerValue": "3"}. */
  private static JsonObject value(JsonElement rest) {
    Map.Entry<String, JsonElement> entry = rest.getAsJsonObject().entrySet().iterator().next();
    JsonElement content = entry.getValue();
    switch (entry.getKey()) {
      case "mapValue":
        return map(content.getAsJsonObject());
      case "arrayValue":
        JsonArray items = new JsonArray();
        JsonArray source = content.getAsJsonObject().getAsJsonArray("values");
        if (source != null) source.forEach(item -> items.add(value(item)));
        return typed("list_value", typed("values", items));
      case "referenceValue":
        return reference(content.getAsString());
      default:
        String type = SIMPLE_TYPES.get(entry.getKey());
        return type == null ? typed("null_value", JsonNull.INSTANCE) : typed(type, content);
    }
  }

  /** A document's name as a path that starts with its database. */
  private static JsonObject reference(String name) {
    try {
      String path = name.substring(Math.max(0, name.indexOf("/databases/")));
      return typed("path_value", JsonParser.parseString(JsonFormat.printer().print(PathUtils.parse(path))));
    } catch (InvalidProtocolBufferException e) {
      throw new IllegalArgumentException("Unreadable reference " + name, e);
    }
  }

  private static JsonObject typed(String type, JsonElement content) {
    JsonObject value = new JsonObject();
    value.add(type, content);
    return value;
  }
}
